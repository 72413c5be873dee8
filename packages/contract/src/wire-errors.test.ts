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

/** The statuses that the wire has for a code, the usual one first; none if they are unknown. */
const known = new Map(
  Object.entries(wireStatuses).map(([code, statuses]) => [code, [statuses ?? []].flat()]),
);

it('wire A10-statuses: [ERR-16 part] gives each code of the wire the status that clients expect', () => {
  const wrong = declared.filter(
    ({ code, status }) => known.get(code)?.length && known.get(code)?.[0] !== status,
  );
  expect(declared.length).toBeGreaterThan(10);
  expect(
    wrong.map(({ code, status }) => `${code}: ${status}, on the wire ${String(known.get(code))}`),
  ).toEqual([]);
});

it('each step that changes a sign-in declares the error for a concurrent change', () => {
  const steps = allEndpoints.filter(
    ({ permission, method, path }) => permission === 'flow' && method !== 'GET' && !path.endsWith('/consent'),
  );
  const silent = steps.filter(({ errors = [] }) => !errors.some(({ code }) => code === 'session.changed'));
  expect(steps.length).toBeGreaterThan(5);
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

/** The test endpoints of scripts answer a denial with 403 and other failures with 422, both with one code (wire). */
const ofScripts = ['POST /api/configs/actions/test', 'POST /api/configs/jwt-customizer/test'];

it('wire A10-endpoints: [OPEN-25 part] gives each code one status at an endpoint, and several only if the wire has several', () => {
  const usual = new Map(declared.map(({ code, status }) => [code, status]));
  expect(declared.filter(({ code, status }) => usual.get(code) !== status)).toEqual([]);
  for (const { method, path, errors: all = [] } of allEndpoints) {
    const isOfScripts = ofScripts.includes(`${method} ${path}`);
    const errors = isOfScripts ? all.filter(({ status }) => status !== 403) : all;
    const statuses = new Map(errors.map(({ code, status }) => [code, status]));
    const wrong = errors.filter(
      ({ code, status }) =>
        statuses.get(code) !== status || (status !== usual.get(code) && !known.get(code)?.includes(status)),
    );
    expect(wrong, `${method} ${path}`).toEqual([]);
  }
});
