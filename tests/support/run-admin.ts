import { admin, adminArguments } from '../../apps/server/src/cli/admin.ts';
import { readArguments } from '../../apps/server/src/cli/usage.ts';
import { testSecretsKey, type TestServer } from './server.ts';

/** Runs `npm run admin --` with these words. Returns what it prints. */
export async function runAdmin({ runtime, settings }: TestServer, ...words: string[]): Promise<string> {
  const client = await runtime.database.connect();
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  try {
    const secrets = { secretsKeys: [testSecretsKey], secretsKeyFile: undefined };
    await admin(
      { client, settings, connection: {}, say, ...secrets },
      readArguments(adminArguments, words) ?? [],
    );
  } finally {
    await client.end();
  }
  return said.join('\n');
}
