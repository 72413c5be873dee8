import { canonicalIdentifier } from '@gatehouse/contract/sign-in/interaction';
import { liftBlocks as endpoint } from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { sql } from 'kysely';
import { emailKey } from '../../database/email-key.ts';
import { implement } from '../../web/implement.ts';
import { recipientKey } from '../../delivery/messages/waits.ts';
import { forgetWaits } from '../../delivery/messages/waits-store.ts';
import { deleteAttempts } from './sentinel-store.ts';
import { accountKey, identifierKey } from './attempt-target.ts';

const types = ['username', 'email', 'phone'] as const;

/**
 * Deletes the attempts with these identifiers, with other identifiers of the same accounts, and in browsers that know
 * these accounts, and lifts the message waits of their recipients. The response is the same if there were none.
 */
export const liftBlocks = implement(endpoint, async ({ db }, { body: { targets } }) => {
  const spelled = targets.flatMap((value) =>
    types.map((type) => canonicalIdentifier({ type, value }) ?? value.toLowerCase()),
  );
  const { rows } = await sql<{
    id: string;
    username: string | null;
    email: string | null;
    phone: string | null;
  }>`
    select id, username, primary_email as email, primary_phone as phone from users
    where id = any(${targets}) or lower(username) = any(${spelled}) or ${sql.raw(emailKey('users'))} = any(${spelled})
      or primary_phone = any(${spelled})`.execute(db);
  const names = [
    ...targets.flatMap((value) => types.map((type) => ({ type, value }))),
    ...rows.flatMap((row) =>
      types.flatMap((type) => (row[type] === null ? [] : [{ type, value: row[type] }])),
    ),
  ].map(identifierKey);
  await deleteAttempts(
    db,
    names,
    rows.map(({ id }) => accountKey(id)),
  );
  await forgetWaits(
    db,
    [...spelled, ...rows.flatMap(({ email, phone }) => [email ?? [], phone ?? []].flat())].map(recipientKey),
  );
});
