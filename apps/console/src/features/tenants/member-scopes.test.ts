import { expect, it } from 'vitest';
import { compareScopes } from './member-scopes.ts';

it('[GUARD-12 part] [GUARD-13 part] [GUARD-14] tells a token that lacks or exceeds what the member may do', () => {
  const [read, write] = ['read:data', 'write:data'];
  expect(compareScopes([read, write], [])).toBe('no-member');
  expect(compareScopes([read], [read, write])).toBe('lacking');
  expect(compareScopes([read, write], [write, 'delete:data'])).toBe('lacking');
  expect(compareScopes([read, write], [read])).toBe('excessive');
  expect(compareScopes([read, write], [write, read])).toBe('current');
});
