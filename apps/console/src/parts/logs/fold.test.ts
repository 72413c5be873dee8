import type { AuditLog, AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import { describe, expect, it } from 'vitest';
import { actorOf, entriesOf, foldSignIns } from './fold.ts';

const log = (id: string, key: string, payload: Partial<AuditLogPayload> = {}): AuditLog => ({
  tenantId: 't',
  id,
  key,
  createdAt: 0,
  payload: { key, result: 'Success', ...payload },
});
const of = (traceId: string, id: string, key: string, payload: Partial<AuditLogPayload> = {}) =>
  log(id, key, { traceId, ...payload });
const password = 'Interaction.SignIn.Verification.Password.Submit';

describe('the log', () => {
  it('has one line for a sign-in, with its steps from the first to the last, at the place of the newest', () => {
    const lines = foldSignIns([
      log('6', 'Role.Created'),
      of('a', '5', 'ExchangeTokenBy.AuthorizationCode'),
      log('4', 'Role.Deleted'),
      of('a', '3', 'Interaction.SignIn.Submit', { userId: 'noor' }),
      of('a', '2', password, { result: 'Error' }),
      of('b', '1', password, { result: 'Error' }),
    ]);
    expect(lines.map((line) => [line.log.id, line.steps.map(({ id }) => id)])).toEqual([
      ['6', []],
      ['3', ['2', '3', '5']],
      ['4', []],
      ['1', []],
    ]);
    expect(entriesOf(lines).map(({ id }) => id)).toEqual(['6', '5', '3', '2', '4', '1']);
  });

  it('names a sign-in by its last failure, else its completion, else its last step', () => {
    const outcome = (...logs: AuditLog[]) => foldSignIns(logs)[0]?.log.id;
    const completed = of('a', 'completed', 'Interaction.SignIn.Submit');
    expect(outcome(of('a', 'failed', password, { result: 'Error' }), completed)).toBe('failed');
    expect(outcome(of('a', 'tokens', 'ExchangeTokenBy.AuthorizationCode'), completed)).toBe('completed');
    expect(outcome(of('a', 'right', password), of('a', 'wrong', password, { result: 'Error' }))).toBe(
      'right',
    );
    // A step that ends like a completion isn't one.
    expect(outcome(of('a', 'last', password), of('a', 'ago', 'Interaction.SignIn.Terms.Submit'))).toBe(
      'last',
    );
  });

  it('knows the user of a sign-in from a later step', () => {
    const [line] = foldSignIns([
      of('a', '3', 'Interaction.SignIn.Submit', { result: 'Error' }),
      of('a', '2', password, { userId: 'noor' }),
    ]);
    expect(line && actorOf(line).userId).toBe('noor');
  });
});
