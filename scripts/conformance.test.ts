import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import mutants from '../tests/conformance/mutants.json' with { type: 'json' };
import results from '../tests/conformance/results.json' with { type: 'json' };
import suite from '../tests/conformance/suite.json' with { type: 'json' };
import { countResults, renderGuide, renderTable } from './conformance/table.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the modules of the OpenID conformance suite', () => {
  it('are those of the plans, once each, with what they ask', () => {
    expect(suite.plans.map(({ profile, modules }) => [profile, new Set(modules).size])).toEqual([
      ['Config OP', 1],
      ['Basic OP', 38],
      ['Form Post OP', 38],
      ['RP-Initiated OP', 11],
      ['Back-Channel OP', 2],
    ]);
    const named = new Set(suite.plans.flatMap(({ modules }) => modules));
    expect(Object.keys(suite.asks).toSorted()).toEqual([...named].toSorted());
  });

  it('fail nowhere, and few are skipped', () => {
    const { failed, skipped } = countResults(suite.plans, results);
    expect(failed).toBe(0);
    expect(skipped).toBeLessThanOrEqual(8);
  });

  it('are in the guide with the recorded results: UPDATE_DOCS=1 npm run conformance', () => {
    expect(read('docs/guides/conformance.md')).toBe(renderGuide(suite, results));
  });

  it('are in the guide exactly as the command prints them', () => {
    const rows = [...read('docs/guides/conformance.md').matchAll(/^\| `(oidcc-[\w-]+)` \| (\w+) \|/gm)];
    const printed = [...renderTable(suite, results).matchAll(/^ {2}(oidcc-[\w-]+) +(\w+)/gm)];
    expect(rows.map(([, ...row]) => row)).toEqual(printed.map(([, ...row]) => row));
    expect(rows).toHaveLength(90);
  });

  it('each have a change of the server that makes them fail, which fits the sources', () => {
    for (const { name, file, text } of mutants) expect(read(file).split(text), name).toHaveLength(2);
    const failing = new Set(mutants.flatMap(({ modules }) => modules ?? []));
    const all = suite.plans.flatMap(({ modules }) => modules);
    expect(all.filter((module) => !failing.has(module))).toEqual([]);
    const plans = new Set(mutants.flatMap(({ plans: given }) => given ?? []));
    expect([...plans]).toEqual(['oidcc-formpost-basic-certification-test-plan']);
  });
});
