import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const withCode = (code: string): Error => Object.assign(new Error('any'), { code });

it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  // Connection lost, refused, too many of them, disk full, statement timeout, read-only standby, shutting down, crashed, starting.
  '08006',
  '08001',
  '53300',
  '53100',
  '57014',
  '25006',
  '57P01',
  '57P02',
  '57P03',
])('%s means that the database is unavailable', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true);
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
])('an error “%s” means it, too', (message) => {
  expect(isDatabaseUnavailable(new Error(message))).toBe(true);
});

it.each([
  withCode('23505'),
  withCode('42P01'),
  withCode('22001'),
  new Error('A role has no name'),
  undefined,
])('%s does not mean that the database is unavailable', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
