import { describe, expect, it } from 'vitest';
import { takeImportTurn } from './import-turn.ts';
import { decoyOf, type StoredPassword } from './stored-password.ts';

/** A fake processor on which bcrypt of cost 4 takes one unit and each further step twice as much, and Argon2 one per pass. */
function createProcessor() {
  let spent = 0;
  const compared: string[] = [];
  const costOf = ({ value }: StoredPassword): number => {
    const bcrypt = /^\$2b\$(\d\d)/.exec(value)?.[1];
    return bcrypt ? 2 ** (Number(bcrypt) - 4) : Number(/t=(\d+)/.exec(value)?.[1] ?? 0);
  };
  const tools = {
    verify: (_password: string, stored: StoredPassword) => {
      spent += costOf(stored);
      compared.push(stored.value);
      return stored.value.endsWith('right');
    },
    processorMs: () => spent,
  };
  /** The cost of a turn after the settings have been measured. */
  const cost = (stored: StoredPassword | undefined, dearest: string[]): number => {
    takeImportTurn({ password: 'x', dearest }, tools);
    const before = spent;
    takeImportTurn({ password: 'x', stored, dearest }, tools);
    return spent - before;
  };
  return { tools, compared, cost };
}

const hash = (settings: string): StoredPassword => ({ ...decoyOf(settings), value: `${settings}another` });

describe('attacks: the time of a refusal tells who was imported', () => {
  it('a turn costs as much as the tenant’s most expensive hash, whichever hash is compared', () => {
    const { cost } = createProcessor();
    const dearest = ['$2b$10$', '$argon2id$v=19$m=8192,t=40,p=1$'];
    const classes = [undefined, ...['$2b$10$', '$2b$08$', '$2b$04$', dearest[1] ?? ''].map(hash)];
    expect(classes.map((stored) => cost(stored, dearest))).toEqual(classes.map(() => 64));
    // If Argon2 is more expensive, it determines the cost of a turn.
    const argon2 = ['$2b$10$', '$argon2id$v=19$m=8192,t=100,p=1$'];
    expect(classes.map((stored) => cost(stored, argon2))).toEqual(classes.map(() => 100));
  });

  it('an account without an imported hash costs the same comparison as one with the most expensive hash', () => {
    const { tools, compared } = createProcessor();
    takeImportTurn({ password: 'x', dearest: ['$2b$11$'] }, tools);
    expect(compared.at(-1)).toBe(decoyOf('$2b$11$').value);
  });

  it('returns whether the password is the stored one', () => {
    const { tools } = createProcessor();
    const turn = { password: 'x', dearest: ['$2b$09$'] };
    const stored = (value: string): StoredPassword => ({ method: 'Bcrypt', value });
    expect(takeImportTurn({ ...turn, stored: stored('$2b$09$right') }, tools)).toBe(true);
    expect(takeImportTurn({ ...turn, stored: stored('$2b$09$other') }, tools)).toBe(false);
    expect(takeImportTurn(turn, tools)).toBe(false);
  });
});
