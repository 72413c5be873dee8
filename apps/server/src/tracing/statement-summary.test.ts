import { describe, expect, it } from 'vitest';
import { summarize } from './statement-summary.ts';

describe('the summary of a statement', () => {
  it.each([
    ['select "id" from "users" where "id" = $1', 'select users'],
    ['insert into "logs" ("id") values ($1)', 'insert logs'],
    ['update outbox set attempts = $1', 'update outbox'],
    ['delete from only roles where id = $1', 'delete roles'],
    ['with due as (select id from tenants) select * from due', 'with tenants'],
    ['with a as materialized (select 1), b as (select id from a) insert into x select * from b', 'with x'],
    ['select gatehouse_read_v1($1, $2)', 'select gatehouse_read_v1'],
    ['(select 1 from unnest($1::text[]) union select 2 from scopes)', 'select scopes'],
    ['commit', 'commit'],
    ['', 'statement'],
    // Values, if there were any.
    [`select 'from secret_one', $$ from secret_two $$ /* from secret_three */ -- from secret_four`, 'select'],
    [`select 'it''s from secret_five' from users`, 'select users'],
    [`insert into 'secret'`, 'insert'],
  ])('%s', (text, expected) => {
    const { operation, target } = summarize(text);
    expect([operation, target].filter(Boolean).join(' ')).toBe(expected);
  });

  it('takes linear time', () => {
    for (const piece of ['from a ', '(', `'`, '$', '/*', 'with a as (', ', a as (', ' '.repeat(10)]) {
      const text = piece.repeat(200_000 / piece.length);
      const started = performance.now();
      summarize(text);
      expect([piece, performance.now() - started < 500]).toEqual([piece, true]);
    }
  });
});
