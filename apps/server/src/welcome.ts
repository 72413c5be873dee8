import type { Runtime } from './runtime/runtime.ts';
import { findSetupLink } from './sign-in/administrators/first-administrator.ts';

/** The message after the start: the server's URLs and the next step. */
export async function welcomeMessage(runtime: Runtime): Promise<string> {
  const { EDITION, ENDPOINT, ADMIN_ENDPOINT, DEMO_APP, DEVELOPMENT_INBOX } = runtime.settings;
  const setupLink = await findSetupLink(runtime);
  const line = '─'.repeat(Math.max(64, setupLink?.length ?? 0));
  return [
    '',
    '  Gatehouse is running',
    '',
    `  Console   ${ADMIN_ENDPOINT}/console`,
    EDITION === 'open-source' && DEMO_APP ? `  Demo      ${ENDPOINT}` : `  Issuer    ${ENDPOINT}/oidc`,
    '',
    ...(EDITION === 'cloud' && DEVELOPMENT_INBOX
      ? ['  Register at the console. Messages are kept here: npm run admin -- inbox', '']
      : []),
    ...(setupLink
      ? [
          `  ${line}`,
          '  Next: open this link to create the first administrator. It works once.',
          '',
          `  ${setupLink}`,
          `  ${line}`,
          '',
        ]
      : []),
  ].join('\n');
}
