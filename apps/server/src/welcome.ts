import type { Runtime } from './runtime.ts';
import { firstAdministratorCode, needsFirstAdministrator } from './sign-in/first-administrator.ts';

/** What a person who started the server reads: where it is and what to do next. */
export async function describeStart(runtime: Runtime): Promise<string> {
  const { ENDPOINT, ADMIN_ENDPOINT } = runtime.settings;
  const lines = [
    '',
    '  Gatehouse is running',
    '',
    `  Console   ${ADMIN_ENDPOINT}/console`,
    `  Demo      ${ENDPOINT}`,
    '',
  ];
  if (await needsFirstAdministrator(runtime)) {
    lines.push('  Next: open the console and create the first administrator.');
    lines.push(
      `  From another machine, or through a proxy, it asks for this code: ${await firstAdministratorCode(runtime)}`,
      '',
    );
  }
  return lines.join('\n');
}
