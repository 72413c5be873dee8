import { defineConnector } from '../kit/connector.ts';
import { httpSettings, postMessage } from '../kit/http-message.ts';
import { markOf } from '../kit/marks.ts';

export const httpSms = defineConnector({
  metadata: {
    id: 'http-sms',
    type: 'Sms',
    target: 'http-sms',
    platform: null,
    name: { en: 'HTTP SMS' },
    description: { en: 'Your own service receives each message over HTTP, and renders and sends it.' },
    ...markOf('http-sms'),
    readme: `## Your endpoint

It receives a \`POST\` request with this JSON and the **Authorization header** that you enter below. \`to\` is the number in international format, digits only:

\`\`\`json
{ "to": "4915112345678", "type": "SignIn", "payload": { "code": "123456", "locale": "en" }, "ip": "192.0.2.1" }
\`\`\`

Respond with 2xx once you have accepted the message. After a 429, a 5xx or no response within 10 seconds, the request is repeated.`,
  },
  settings: httpSettings,
  sendMessage: postMessage,
});
