import type { AuditLog } from '@gatehouse/contract/audit-logs/audit-logs';
import { expect, it } from 'vitest';
import { addArrived, joinArrived } from './arrived.ts';

const logs = (...ids: (string | number)[]): AuditLog[] =>
  ids.map((id) => ({
    tenantId: 't',
    id: String(id),
    key: 'EndSession',
    createdAt: 0,
    payload: { key: 'EndSession', result: 'Success' },
  }));
const idsOf = (entries: readonly AuditLog[]) => entries.map(({ id }) => id).join();

it('adds what is new above what came before, and keeps the list if there is nothing new', () => {
  const arrived = logs('b', 'a');
  expect(idsOf(addArrived(arrived, logs('d', 'c', 'b')))).toBe('d,c,b,a');
  expect(addArrived(arrived, logs('b'))).toBe(arrived);
});

it('keeps 200 at most, the newest ones', () => {
  const many = logs(...Array.from({ length: 250 }, (_, at) => at));
  expect(addArrived(logs('old'), many)).toHaveLength(200);
  expect(addArrived(logs('old'), many)[0]?.id).toBe('0');
});

it('doesn’t repeat those that a list that was read again has', () => {
  expect(idsOf(joinArrived(logs('c', 'b'), logs('b', 'a')))).toBe('c,b,a');
});
