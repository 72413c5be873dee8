import type { Bench, Part } from '../bench.ts';
import type { Environment } from '../environment.ts';
import { median } from '../measure.ts';
import type { Row } from '../report.ts';
import { measureConsoles } from '../tenants/console.ts';
import { addTenants } from '../tenants/data.ts';
import {
  type Load,
  measureFlood,
  measureMemory,
  measureP99,
  measureStart,
  medianOf,
  numbersFrom,
  openLoad,
  perSecond,
  sizesOf,
} from '../tenants/load.ts';

const mostRatio = 1.25;
/** Tenants of one administrator. */
const administered = 200;

async function countConnections({ pool }: Environment): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name = 'gatehouse'`,
  );
  return rows[0]?.count ?? 0;
}

const toRow = (
  what: string,
  {
    figure,
    floor,
    than,
    most,
    unit = 'ms',
  }: Record<'figure' | 'floor' | 'most', number> & {
    than: string;
    unit?: string;
  },
): Row => ({
  part: 'tenants',
  what,
  figure,
  unit,
  floor: { what: `${unit} ${than}`, figure: floor },
  ratio: figure / floor,
  budget: `≤ ${most} ×`,
  isMet: figure / floor <= most,
});

/** Ten thousand tenants, of which 500 are used, against one: the engine of each is kept, and they share one pool. */
export const measureTenants: Part = async (bench) => {
  const { environment } = bench;
  const { all } = sizesOf(bench);
  await bench.server.stop();
  await addTenants(environment, 1);
  const before = { start: await measureStart(bench), memory: await measureMemory(bench, 1) };
  await addTenants(environment, all);
  const among = `of ${all.toLocaleString('en')}`;
  const rows = [
    toRow(`start with ${all.toLocaleString('en')}`, {
      figure: await measureStart(bench),
      floor: before.start,
      than: 'with one',
      most: 1.2,
    }),
  ];
  rows.push(await compareMemory(bench, before.memory, among));
  const server = await environment.startServer({ EDITION: 'cloud' });
  const load = openLoad(bench, server);
  rows.push(...(await compareLoads(bench, load, among)), await compareCold(bench, load));
  const { calm, flooded, perSecond: rate } = await measureFlood(bench, load);
  rows.push({
    ...toRow('the next token after a flood of unknown hosts', {
      figure: flooded,
      floor: calm,
      than: 'without',
      most: mostRatio,
    }),
    note: `${Math.round(rate)} requests a second for unknown hosts`,
  });
  const { one, many } = await measureConsoles(bench, server, administered);
  for (const [what, name] of [
    ['the console opens', 'index'],
    ['the switcher opens', 'switcher'],
  ] as const)
    rows.push(
      toRow(`${what}, for an administrator of ${administered}`, {
        figure: many[name],
        floor: one[name],
        than: 'of one',
        most: 2,
      }),
    );
  await server.stop();
  return rows;
};

async function compareMemory(bench: Bench, floor: number, among: string): Promise<Row> {
  const { visited } = sizesOf(bench);
  const figure = await measureMemory(bench, visited);
  return toRow(`memory after work for ${visited} ${among}`, {
    figure,
    floor,
    than: 'with one',
    most: 2,
    unit: 'MB',
  });
}

/** The p99 of tokens and sign-ins, and the connections, while one or many are used. */
async function compareLoads(bench: Bench, load: Load, among: string): Promise<Row[]> {
  const { visited } = sizesOf(bench);
  const { environment, rounds, seconds } = bench;
  // Until each of them has an engine, and the code is warm.
  for (const number of numbersFrom(1, visited)) {
    await load.askForToken(number);
    await load.signIn(number);
  }
  const rows: Row[] = [];
  const connections = { one: 0, many: 0 };
  for (const [what, call, rate, long] of [
    ['tokens', load.askForToken, perSecond.tokens, seconds * 2],
    ['sign-ins', load.signIn, perSecond.signIns, seconds * 3],
  ] as const) {
    const measure = async (name: 'one' | 'many'): Promise<number> => {
      const tenants = name === 'one' ? 1 : visited;
      const p99 = await measureP99(call, { rate, seconds: long, tenants });
      connections[name] = Math.max(connections[name], await countConnections(environment));
      return p99;
    };
    await measure('one');
    const pairs: { one: number; many: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ one: await measure('one'), many: await measure('many') });
    const ratio = median(pairs.map(({ one, many }) => many / one));
    rows.push({
      ...toRow(`p99 of ${what} at ${rate}/s over ${visited} ${among}`, {
        figure: median(pairs.map(({ many }) => many)),
        floor: median(pairs.map(({ one }) => one)),
        than: 'with one',
        most: mostRatio,
      }),
      ratio,
      isMet: ratio <= mostRatio,
    });
  }
  rows.push({
    part: 'tenants',
    what: 'connections to the database',
    figure: connections.many,
    unit: '',
    floor: { what: 'with one', figure: connections.one },
    budget: 'the same number',
    isMet: connections.many <= connections.one,
  });
  return rows;
}

/** The first token of tenants that this server hasn't served, against their next one. */
async function compareCold(bench: Bench, load: Load): Promise<Row> {
  const { visited, cold } = sizesOf(bench);
  const numbers = numbersFrom(visited + 1, cold);
  const first = await medianOf(numbers, load.askForToken);
  return toRow('first token of a cold tenant', {
    figure: first,
    floor: await medianOf(numbers, load.askForToken),
    than: 'the next one',
    most: 5,
  });
}
