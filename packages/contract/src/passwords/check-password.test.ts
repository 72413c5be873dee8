import { describe, expect, it } from 'vitest';
import { checkPassword, type PasswordFacts } from './check-password.ts';
import { completePasswordPolicy } from './complete-policy.ts';
import { passwordPolicy, type PasswordPolicy } from './policy.ts';
import { passwordRejectionCode } from './rejections.ts';

const nothing = { pwned: false, repetitionAndSequence: false, userInfo: false, words: [] };
/** A policy that rejects only what a case names. */
const lenient = (rejects: PasswordPolicy['rejects'] = {}): PasswordPolicy => ({
  length: { min: 1 },
  rejects: { ...nothing, ...rejects },
});

function codesOf(password: string, policy?: PasswordPolicy, facts?: PasswordFacts): string[] {
  return checkPassword(password, policy, facts).map(({ code }) => code.replace('password_rejected.', ''));
}

/** A password without repetitions and sequences, with all four types of characters. */
function plainOf(length: number): string {
  return 'aQ7$mW2!kZ5%pR8&'.repeat(Math.ceil(length / 16)).slice(0, length);
}

describe('password policy', () => {
  it('[PWD-01] [PWD-09 part] [PWD-10 part] enforces 8 to 256 characters by default', () => {
    const lengths = [0, 7, 8, 256, 257, 100_000];
    expect(lengths.map((length) => codesOf(plainOf(length)))).toEqual([
      ['too_short', 'character_types'],
      ['too_short'],
      [],
      [],
      ['too_long'],
      ['too_long'],
    ]);
    expect(checkPassword(plainOf(7))).toEqual([
      { code: 'password_rejected.too_short', interpolation: { min: 8 } },
    ]);
    expect(checkPassword(plainOf(257))).toEqual([
      { code: 'password_rejected.too_long', interpolation: { max: 256 } },
    ]);
  });

  it('[PWD-01] takes the length from the policy', () => {
    const policy = { length: { min: 12, max: 14 } };
    expect([11, 12, 14, 15].map((length) => codesOf(plainOf(length), policy))).toEqual([
      ['too_short'],
      [],
      [],
      ['too_long'],
    ]);
  });

  it('[PWD-02] [PWD-12 part] requires 1 to 4 of lower case, upper case, digits and symbols', () => {
    const passwords = ['hbkdtmpw', 'hbKDtmPW', 'hbKD72PW', 'hbKD72P-', '71938264', '-_ ~!{}:', 'HBKDTMPW'];
    const accepted = [1, 2, 3, 4].map((min) =>
      passwords.filter((password) => codesOf(password, { characterTypes: { min } }).length === 0),
    );
    expect(accepted).toEqual([
      passwords,
      ['hbKDtmPW', 'hbKD72PW', 'hbKD72P-'],
      ['hbKD72PW', 'hbKD72P-'],
      ['hbKD72P-'],
    ]);
    expect(checkPassword('hbkdtmpw', { characterTypes: { min: 3 } })).toEqual([
      { code: 'password_rejected.character_types', interpolation: { min: 3 } },
    ]);
  });

  it('[PWD-02] counts every printable ASCII symbol, including the space, as a symbol', () => {
    for (const symbol of ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')
      expect(codesOf(`hbkdtmp${symbol}`, { characterTypes: { min: 2 } })).toEqual([]);
  });

  it.each(['ä', 'я', '密', '👍', '\u0000', '\t', '\n', '\u007f', '\u00a0', '\u200b', '\ud800'])(
    '[PWD-03] [PWD-11 part] rejects the unsupported character %j',
    (character) => expect(codesOf(`${plainOf(8)}${character}`)).toEqual(['unsupported_characters']),
  );

  it('[PWD-04] [PWD-13 part] rejects a breached password only when asked to', () => {
    const check = (pwned: boolean, isBreached: boolean) =>
      codesOf(plainOf(8), { rejects: { pwned } }, { isBreached });
    expect([check(true, true), check(true, false), check(false, true)]).toEqual([['pwned'], [], []]);
    expect(codesOf(plainOf(8), {}, { isBreached: true })).toEqual(['pwned']);
  });

  it.each([
    'password',
    'PASSWORD',
    'Password1!',
    'P@ssw0rd',
    '12345678',
    'qwertyuiop',
    'letmein1',
    'Welcome2025!',
    'iloveyou',
  ])('[PWD-04] rejects the most common passwords without the service: %s', (password) => {
    const code = 'password_rejected.pwned';
    const check = (pwned: boolean) =>
      checkPassword(password, { rejects: { pwned } }).map((rejection) => rejection.code);
    expect([check(true).includes(code), check(false).includes(code)]).toEqual([true, false]);
    expect(codesOf(`${password} of my own`, lenient({ pwned: true }))).toEqual([]);
  });

  it.each([
    ['aaa', ['restricted.repetition']],
    ['aAa', ['restricted.repetition']],
    ['   ', ['restricted.repetition']],
    ['aa', []],
    ['abc', ['restricted.sequence']],
    ['cBa', ['restricted.sequence']],
    ['xyz', ['restricted.sequence']],
    ['123', ['restricted.sequence']],
    ['890', ['restricted.sequence']],
    ['210', ['restricted.sequence']],
    ['qwe', ['restricted.sequence']],
    ['lkj', ['restricted.sequence']],
    ['ab', []],
    ['abd', []],
    ['yza', []],
    ['ade', []],
    ['9ab', []],
    ['aaabc', ['restricted.repetition', 'restricted.sequence']],
    ['abcba', ['restricted.sequence']],
  ])(
    '[PWD-05] [PWD-14 part] [PWD-15 part] checks %j for repetitions and sequences only if the policy says so: %j',
    (password, codes) => {
      expect(codesOf(password, lenient({ repetitionAndSequence: true }))).toEqual(codes);
      expect(codesOf(password, lenient())).toEqual([]);
    },
  );

  it.each([
    ['alice-9', { username: 'alice' }, true],
    ['ALICE-9', { username: 'Alice' }, true],
    ['9alice-', { username: 'alice_77' }, true],
    ['alice-9', { username: 'bob' }, false],
    ['aaaKaaa1', { name: 'A Smith' }, false],
    ['smith-9', { primaryEmail: 'alice.smith@acme.com' }, true],
    ['alice.smith@acme.com', { primaryEmail: 'alice.smith@acme.com' }, true],
    ['acme.com', { primaryEmail: 'alice@acme.com' }, false],
    ['15551234567x', { primaryPhone: '15551234567' }, true],
    ['5551234567x', { primaryPhone: '+1 555 1234567' }, true],
    ['Jose-Luis7', { name: 'José Luis' }, true],
    ['jose9-Qx', { name: 'José Luis' }, false],
    ['joselu9x', { name: 'José Lu' }, true],
    ['maryjane!', { name: 'Mary Jane' }, true],
    ['obrien-9', { name: null, username: null, primaryEmail: null, primaryPhone: null }, false],
  ])('[PWD-06] [PWD-17 part] password %j, user %j: rejected %s', (password, user, rejected) => {
    const codes = codesOf(password, lenient({ userInfo: true }), { user });
    expect(codes.includes('restricted.user_info')).toBe(rejected);
    expect(codesOf(password, lenient(), { user })).not.toContain('restricted.user_info');
  });

  it('[PWD-07] [PWD-16 part] rejects a word only if it is listed, regardless of its case', () => {
    expect(codesOf('xGateHouse', lenient({ words: ['gatehouse'] }))).toEqual(['restricted.words']);
    expect(codesOf('xGateHouse', lenient({ words: [' GATEHOUSE '] }))).toEqual(['restricted.words']);
    expect(codesOf('xGateHouse', lenient({ words: ['castle', '', '  '] }))).toEqual([]);
    expect(codesOf('xGateHouse', lenient())).toEqual([]);
  });

  it('[PWD-08] [OPEN-44] rejects when the restricted portion is more than the length minus 3', () => {
    const portions = [4, 3, 2, 1, 0].map((free) => `secret${plainOf(free)}`);
    expect(portions.map((password) => codesOf(password, lenient({ words: ['secret'] })))).toEqual([
      [],
      [],
      ['restricted.words'],
      ['restricted.words'],
      ['restricted.words'],
    ]);
  });

  it('[PWD-08] [OPEN-44] adds up phrases of all kinds, anywhere in the password', () => {
    const policy = lenient({ repetitionAndSequence: true, userInfo: true, words: ['house'] });
    const facts = { user: { username: 'alice' } };
    // 3 + 5 + 3 + 5 characters are restricted: 16 of 18, then 16 of 19.
    expect(codesOf('aaaWhouse456Palice', policy, facts)).toEqual([
      'restricted.repetition',
      'restricted.sequence',
      'restricted.words',
      'restricted.user_info',
    ]);
    expect(codesOf('aaaWhouseP456Xalice', policy, facts)).toEqual([]);
  });

  it('[OPEN-44] counts overlapping phrases once', () => {
    // Added up, `house` and `seven` would cover 10 of 11; together they cover 8, which is the length minus 3.
    expect(codesOf('houseven7Kq', lenient({ words: ['house', 'seven'] }))).toEqual([]);
    expect(codesOf('houseven7K', lenient({ words: ['house', 'seven'] }))).toEqual(['restricted.words']);
    expect(codesOf('anana7Kq', lenient({ words: ['ana', 'ana'] }))).toEqual([]);
    expect(codesOf('anana7K', lenient({ words: ['ana'] }))).toEqual(['restricted.words']);
  });

  it('[ERR-19] has nine rejection codes', () => {
    expect(passwordRejectionCode.options).toHaveLength(9);
    expect(new Set(passwordRejectionCode.options).size).toBe(9);
  });

  it('[PWD-08 part] checks very long passwords and lists', () => {
    const words = Array.from(
      { length: 1000 },
      (_, index) => `${'a'.repeat(100)}${index % 2 ? 'b' : ''}${index}`,
    );
    const policy: PasswordPolicy = { length: { max: 1024 }, rejects: { words: [...words, 'a', 'aa'] } };
    expect(codesOf('a'.repeat(1024), policy)).toContain('restricted.words');
    expect(codesOf('a'.repeat(5_000_000), policy)).toContain('too_long');
  });
});

describe('the policy on the wire', () => {
  it('[PWD-01] [PWD-02] [PWD-04] has defaults for every part', () => {
    expect(passwordPolicy.parse({})).toEqual({});
    expect(completePasswordPolicy({ rejects: { pwned: false } })).toEqual({
      length: { min: 8, max: 256 },
      characterTypes: { min: 1 },
      rejects: { pwned: false, repetitionAndSequence: true, userInfo: true, words: [] },
    });
  });

  it('[PWD-01] [PWD-02] refuses a policy outside the limits, or that no password can meet', () => {
    const refused = [
      { length: { min: 0 } },
      { length: { min: 300 } },
      { length: { min: 9, max: 8 } },
      { length: { max: 1025 } },
      { characterTypes: { min: 0 } },
      { characterTypes: { min: 5 } },
      { rejects: { words: ['a'.repeat(129)] } },
    ];
    expect(refused.map((policy) => passwordPolicy.safeParse(policy).success)).toEqual(
      refused.map(() => false),
    );
  });
});
