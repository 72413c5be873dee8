/**
 * Hand-written statements that run as the owner because row-level security would cost them their index or a transaction's
 * four round trips (ADR 6). Each names the tenant as `$1`. `hot.test.ts` runs every one of them, with values from `cases.fixture.ts`,
 * for a tenant beside whom another has the same rows under the same ids, and fails for one without values.
 */
export interface HotStatement {
  name: string;
  text: string;
}

const statements = new Map<string, HotStatement>();

/** Declares a hot statement. Throws when the name is taken or the tenant is not named at all. */
export function hotStatement(name: string, text: string): HotStatement {
  if (statements.has(name)) throw new Error(`Hot statement declared twice: ${name}`);
  if (!/\$1\b/.test(text)) throw new Error(`Hot statement without its tenant: ${name}`);
  const statement = { name, text };
  statements.set(name, statement);
  return statement;
}

/** Every hot statement whose module has been loaded, for the cross-tenant test. */
export const listHotStatements = (): HotStatement[] => [...statements.values()];
