import { expect, it } from 'vitest';
import { openFor, sealFor } from './sealed-for.ts';
import { createSecrets, createSecretsKey } from './secrets.ts';

const [old, next] = [createSecretsKey(), createSecretsKey()];
const secrets = createSecrets([old]);
const owner = ['tenant', 'user', 'connector', 'account'];

it('attacks: a value opens for its own tenant, user, connector and account only', () => {
  const sealed = sealFor(secrets, owner, 'token');
  expect(openFor(secrets, owner, sealed)).toBe('token');
  for (const index of owner.keys()) {
    const other = owner.with(index, 'other');
    expect(() => openFor(secrets, other, sealed)).toThrow();
  }
  // The border between two names is part of the owner.
  expect(() => openFor(secrets, ['tenantu', 'ser', 'connector', 'account'], sealed)).toThrow();
  const [key] = sealed.split('~');
  const [, otherText] = sealFor(secrets, owner, 'another').split('~');
  expect(() => openFor(secrets, owner, `${key}~${otherText}`)).toThrow();
  expect(() => openFor(secrets, owner, secrets.seal('token'))).toThrow();
});

it('the secrets key is replaced without the owner', () => {
  const [key = '', text] = sealFor(secrets, owner, 'token').split('~');
  const both = createSecrets([next, old]);
  const again = `${both.seal(both.open(key))}~${text}`;
  expect(openFor(createSecrets([next]), owner, again)).toBe('token');
});
