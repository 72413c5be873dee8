import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../../../tests/support/server.ts';
import { scrape, startMeasuredServer } from './scrape.fixture.ts';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8');
const suffixes: Record<string, readonly string[]> = {
  counter: ['_total'],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count'],
};

let server: TestServer;
/** The names that queries can have, by the name of the metric. */
const metrics = new Map<string, { type: string; names: string[] }>();
const labels = new Set(['instance', 'job']);
beforeAll(async () => {
  server = await startMeasuredServer();
  await fetch(`http://127.0.0.1:${server.settings.PORT}/api/ready`);
  const { text, series } = await scrape(server);
  for (const [, name = '', type = ''] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    metrics.set(name, { type, names: (suffixes[type] ?? []).map((suffix) => name + suffix) });
  for (const each of series) for (const label of Object.keys(each.labels)) labels.add(label);
  // Of jobs, of which none runs here.
  labels.add('name');
});
afterAll(() => server.stop());

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
  templating: { list: { query: string }[] };
}

function listExpressions(): string[] {
  const { panels, templating } = JSON.parse(read('deploy/monitoring/dashboard.json')) as Dashboard;
  const alerts = read('deploy/monitoring/alerts.yaml');
  const ofAlerts = [...alerts.matchAll(/^ +expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)/gm)];
  expect(ofAlerts).toHaveLength(alerts.split('- alert: ').length - 1);
  return [
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...templating.list.map(({ query }) => query),
    ...ofAlerts.map(([, long, short]) => long ?? short ?? ''),
  ];
}

it('every metric of the dashboard and the alert rules is one that a server has, with its labels', () => {
  const known = new Set(['up', ...[...metrics.values()].flatMap(({ names }) => names)]);
  const expressions = listExpressions();
  expect(expressions.length).toBeGreaterThan(30);
  for (const expression of expressions) {
    const named = expression.match(/\b(?:gatehouse|nodejs|process)_\w+/g) ?? [];
    expect([expression, named.filter((name) => !known.has(name))]).toEqual([expression, []]);
    const selected = [...expression.matchAll(/[{,] *(\w+) *(?:=~|!=|!~|=)/g)].map(([, label]) => label);
    const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(/, */),
    );
    const wrong = [...selected, ...grouped].filter((label) => !labels.has(label ?? ''));
    expect([expression, wrong]).toEqual([expression, []]);
  }
});

it('every metric of our own is on the dashboard and in the guide, with its type', () => {
  const own = [...metrics].filter(([name]) => name.startsWith('gatehouse_'));
  const guide = read('docs/guides/monitoring.md');
  const shown = listExpressions().join('\n');
  expect(own.length).toBeGreaterThan(12);
  for (const [name, { type, names }] of own) {
    expect(guide).toContain(`| \`${type === 'counter' ? `${name}_total` : name}\` | ${type} |`);
    expect([name, names.some((each) => shown.includes(each))]).toEqual([name, true]);
  }
});
