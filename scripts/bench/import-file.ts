import { createHash } from 'node:crypto';
import { createTotpSecret } from '../../apps/server/src/mfa/totp-codes.ts';
import type { Client } from './client.ts';

/** Prefix of the usernames of users that are imported. */
export const importedPrefix = 'migrated_';
const partBytes = 1024 * 1024;
const dayMs = 86_400_000;

/** A user as exports of other services have them: with a bcrypt hash, some older and cheaper, every third with an authenticator app, every fourth with an identity. */
function describeUser(number: number, now: number): object {
  const text = createHash('sha512').update(String(number)).digest('base64').replaceAll('+', '.');
  return {
    username: `${importedPrefix}${number}`,
    primaryEmail: `${importedPrefix}${number}@people.example`,
    name: `Migrated Person ${number}`,
    passwordAlgorithm: 'bcrypt',
    passwordDigest: `$2b$${number % 5 === 0 ? '08' : '10'}$${text.slice(0, 53)}`,
    profile: { givenName: 'Migrated', familyName: `Person ${number}` },
    customData: { plan: number % 10 === 0 ? 'gold' : 'free', importedFrom: 'former' },
    createdAt: new Date(now - (number % 1000) * dayMs).toISOString(),
    ...(number % 2 === 0 && { lastSignInAt: new Date(now - (number % 100) * dayMs).toISOString() }),
    ...(number % 4 === 0 && { identities: { former: { userId: `former-${number}` } } }),
    ...(number % 3 === 0 && { totpSecret: createTotpSecret() }),
  };
}

/** JSON lines of `count` users, in parts of about a megabyte. */
function* writeParts(count: number): Generator<Buffer> {
  const now = Date.now();
  let part = '';
  for (let number = 1; number <= count; number += 1) {
    part += `${JSON.stringify(describeUser(number, now))}\n`;
    if (part.length < partBytes && number < count) continue;
    yield Buffer.from(part);
    part = '';
  }
}

/** A form with a file. */
const toForm = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="users.jsonl"\r\nContent-Type: application/jsonl\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--x--\r\n'),
  ]);

/** Uploads the file of an import in parts. Returns its size in bytes. */
export async function uploadUsers(
  client: Client,
  { authorization, id, count }: { authorization: string; id: string; count: number },
): Promise<number> {
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
  let offset = 0;
  for (const part of writeParts(count)) {
    const path = `/api/user-imports/${id}/parts?offset=${offset}`;
    await client.send({ method: 'POST', path, headers, body: toForm(part) }, 200);
    offset += part.length;
  }
  return offset;
}
