/**
 * Hand-written statements that run as the owner because row-level security would cost them their index, or more time than a sign-in has
 * (ADR 6). Each names the tenant as `$1`. Every file of this folder declares some; the tests beside them run each, with values from
 * `cases.fixture.ts`: for a tenant beside whom another has the same rows under the same ids (`hot.test.ts`), and for one with many rows
 * (`budgets.test.ts`).
 */
export interface HotStatement {
  name: string;
  text: string;
  /** How many pages it may read or write for a tenant with 20,000 users, cached or not. */
  budget: number;
}

const statements = new Map<string, HotStatement>();

/** Declares a hot statement. Throws if the name is taken, or if the statement doesn't use the tenant. */
export function hotStatement(name: string, text: string, budget: number): HotStatement {
  if (statements.has(name)) throw new Error(`Hot statement declared twice: ${name}`);
  if (!/\$1\b/.test(text)) throw new Error(`Hot statement without its tenant: ${name}`);
  const statement = { name, text, budget };
  statements.set(name, statement);
  return statement;
}

/** All hot statements of the modules that were loaded. */
export const listHotStatements = (): HotStatement[] => [...statements.values()];
