import { expect, it } from 'vitest';
import { allEndpoints } from './all.ts';
import type { ErrorDeclaration } from './errors.ts';
import wireStatuses from './wire-errors.json' with { type: 'json' };

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });

const isDeclaration = (value: unknown): value is ErrorDeclaration =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'message' in value;

/** Every error any module declares. */
const declared = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .filter((value): value is object => typeof value === 'object' && value !== null)
  .flatMap((table) => Object.values(table))
  .filter(isDeclaration);

it('[ERR-16 part] gives a code of the wire the status clients know it with', () => {
  const known: Record<string, number | null> = wireStatuses;
  const wrong = declared.filter(
    ({ code, status }) => known[code] !== null && known[code] !== undefined && known[code] !== status,
  );
  expect(declared.length).toBeGreaterThan(10);
  expect(wrong.map(({ code, status }) => `${code}: ${status}, on the wire ${known[code]}`)).toEqual([]);
});

it('says of each step that changes a sign-in that another request may have been faster', () => {
  const steps = allEndpoints.filter(
    ({ permission, method, path }) => permission === 'flow' && method !== 'GET' && !path.endsWith('/consent'),
  );
  const silent = steps.filter(({ errors = [] }) => !errors.some(({ code }) => code === 'session.changed'));
  expect(steps.length).toBeGreaterThan(5);
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('[OPEN-25 part] gives each code exactly one status', () => {
  const statuses = new Map<string, Set<number>>();
  for (const { code, status } of [...declared, ...allEndpoints.flatMap(({ errors = [] }) => errors)])
    statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
  expect([...statuses].filter(([, set]) => set.size > 1).map(([code]) => code)).toEqual([]);
});
