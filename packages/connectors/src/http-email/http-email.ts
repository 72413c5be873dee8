import { defineConnector } from '../kit/connector.ts';
import { httpSettings, postMessage } from '../kit/http-message.ts';
import { markOf } from '../kit/marks.ts';

export const httpEmail = defineConnector({
  metadata: {
    id: 'http-email',
    type: 'Email',
    target: 'http-email',
    platform: null,
    name: { en: 'HTTP e-mail' },
    description: { en: 'Your own service gets each message by HTTP, and writes and sends it.' },
    ...markOf('http-email'),
    readme: `## What your service gets

A \`POST\` with this JSON, and the **Authorization header** you enter below:

\`\`\`json
{ "to": "ada@example.com", "type": "SignIn", "payload": { "code": "123456", "locale": "en" }, "ip": "192.0.2.1" }
\`\`\`

\`type\` says why: SignIn, Register, ForgotPassword, OrganizationInvitation, UserPermissionValidation, BindNewIdentifier,
MfaVerification, BindMfa or Generic. \`payload\` has \`code\` or \`link\`, and what is known of application, user and organization.

Answer any 2xx once you have taken the message. After a 429, a 5xx or no answer within 10 seconds it is sent again.`,
  },
  settings: httpSettings,
  sendMessage: postMessage,
});
