import { defaultTenantId } from '@gatehouse/contract/common';
import { replaceSecret } from '../../apps/server/src/passwords/imported-formats.ts';
import { decoyOf, type StoredPassword } from '../../apps/server/src/passwords/stored-password.ts';
import { domain } from './data.ts';
import type { Environment } from './environment.ts';

/** Users with hashes of one kind, or of all. */
export interface ImportedKind {
  what: string;
  /** Equally many users of each. */
  hashes: StoredPassword[];
  /** Few, because each rejection takes as long as the slowest of these hashes. */
  perClass: number;
  /** Whether verifying them costs as much as our own hashes, in the same queue. */
  isCheap?: boolean;
}

/** What other services and frameworks use by default, up to the bounds of an import. */
export function listKinds({ secrets }: Environment, isQuick: boolean): ImportedKind[] {
  const perClass = isQuick ? 20 : 120;
  const decoys = (...settings: string[]): StoredPassword[] => settings.map(decoyOf);
  const bcrypt = decoys('$2b$10$', '$2b$12$', '$2b$13$');
  const pbkdf2 = decoys(
    '$pbkdf2-sha1$i=27500,l=20$',
    '$pbkdf2-sha256$i=600000,l=32$',
    '$pbkdf2-sha512$i=210000,l=64$',
    '$pbkdf2-sha256$i=1500000,l=32$',
  );
  const scrypt = decoys('$scrypt$ln=14,r=8,p=1$', '$scrypt$ln=15,r=8,p=3$', '$scrypt$ln=17,r=8,p=1$');
  // As stored, the project's key is encrypted.
  const firebase = decoys('$firebase-scrypt$ln=14,r=8$').map(({ method, value }) => ({
    method,
    value: replaceSecret(value, secrets.seal),
  }));
  const legacy: StoredPassword[] = ['md5', 'sha256', 'sha512'].map((name, at) => ({
    method: 'Legacy',
    value: JSON.stringify([name, ['salt', '@'], '00'.repeat([16, 32, 64][at] ?? 0)]),
  }));
  return [
    { what: 'bcrypt', hashes: bcrypt, perClass: isQuick ? 20 : 250 },
    { what: 'PBKDF2', hashes: pbkdf2, perClass },
    { what: 'scrypt', hashes: scrypt, perClass },
    { what: 'scrypt of Firebase', hashes: firebase, perClass },
    { what: 'salted digests', hashes: legacy, perClass, isCheap: true },
    {
      what: 'all of these',
      hashes: [...bcrypt, ...pbkdf2, ...scrypt, ...firebase, ...legacy],
      perClass: isQuick ? 20 : 250,
    },
  ];
}

/** Notifies the servers of an import, as the Management API does. */
const tellServers = ({ pool }: Environment): Promise<unknown> =>
  pool.query(`select pg_notify('gatehouse_changed', $1)`, [`${defaultTenantId}:imported-hashes`]);

/** Adds users with these hashes during a measurement. */
export async function withImported<T>(
  environment: Environment,
  { hashes, perClass }: ImportedKind,
  work: (names: { username: string; email: string }[]) => Promise<T>,
): Promise<T> {
  const { pool } = environment;
  for (const [place, { method, value }] of hashes.entries())
    await pool.query(
      `insert into users (tenant_id, id, username, primary_email, password_encrypted, password_encryption_method)
       select $1::varchar, 'import' || n, 'imported_' || n, 'imported_' || n || '@' || $2::text, $3, $4
       from generate_series($5::int, $6::int - 1, $7::int) n`,
      [defaultTenantId, domain, value, method, place, perClass, hashes.length],
    );
  await tellServers(environment);
  try {
    return await work(
      Array.from({ length: perClass }, (_, number) => ({
        username: `imported_${number}`,
        email: `imported_${number}@${domain}`,
      })),
    );
  } finally {
    await pool.query(`delete from users where tenant_id = $1 and id like 'import%'`, [defaultTenantId]);
    await pool.query('delete from sentinel_activities where tenant_id = $1', [defaultTenantId]);
    await tellServers(environment);
  }
}
