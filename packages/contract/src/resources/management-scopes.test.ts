import { expect, it } from 'vitest';
import { withImplied } from './management-scopes.ts';

it.each([
  [['all'], ['all', 'read:data', 'write:data', 'delete:data']],
  [
    ['read:data', 'all'],
    ['all', 'read:data', 'write:data', 'delete:data'],
  ],
  [['read:data'], ['read:data']],
  [
    ['allow', 'delete:data'],
    ['allow', 'delete:data'],
  ],
  [[], []],
])('the scopes %j include the permissions %j', (scopes, included) =>
  expect(withImplied(scopes)).toEqual(included),
);
