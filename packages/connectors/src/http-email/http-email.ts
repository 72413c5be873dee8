import { defineConnector } from '../kit/connector.ts';
import { httpSettings, postMessage } from '../kit/http-message.ts';
import { markOf } from '../kit/marks.ts';

export const httpEmail = defineConnector({
  metadata: {
    id: 'http-email',
    type: 'Email',
    target: 'http-email',
    platform: null,
    name: { en: 'HTTP email' },
    description: { en: 'Your own service receives each message over HTTP, and renders and sends it.' },
    ...markOf('http-email'),
    readme: `## Your endpoint

It receives a \`POST\` request with this JSON and the **Authorization header** that you enter below:

\`\`\`json
{ "to": "ada@example.com", "type": "SignIn", "payload": { "code": "123456", "locale": "en" }, "ip": "192.0.2.1" }
\`\`\`

\`type\` is the usage: SignIn, Register, ForgotPassword, OrganizationInvitation, UserPermissionValidation, BindNewIdentifier,
MfaVerification, BindMfa or Generic; or, without a code, a notice to the user: PasswordChanged, EmailChanged, PhoneChanged, FactorAdded,
FactorRemoved, AccountLinked or AccountUnlinked, or with a link to set a password: PasswordLink or AccountInvitation. \`payload\` has \`code\` or \`link\`, and application, user and organization if known.

Respond with 2xx once you have accepted the message. After a 429, a 5xx or no response within 10 seconds, the request is repeated.`,
  },
  settings: httpSettings,
  sendMessage: postMessage,
});
