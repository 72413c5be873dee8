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
    description: { en: 'Your own service gets each message by HTTP, and writes and sends it.' },
    ...markOf('http-sms'),
    readme: `## What your service gets

A \`POST\` with this JSON, and the **Authorization header** you enter below. \`to\` is the number in international form, digits only:

\`\`\`json
{ "to": "4915112345678", "type": "SignIn", "payload": { "code": "123456", "locale": "en" }, "ip": "192.0.2.1" }
\`\`\`

Answer any 2xx once you have taken the message. After a 429, a 5xx or no answer within 10 seconds it is sent again.`,
  },
  settings: httpSettings,
  sendMessage: postMessage,
});
