import { type Bench, compare, type Part } from '../bench.ts';
import type { Client } from '../client.ts';
import type { Floor } from '../environment.ts';
import { addCrowd, commonName, pickSubstring, substringLength } from '../crowd.ts';
import { authorize } from '../management.ts';
import { atFullSpeed } from '../measure.ts';
import type { Row } from '../report.ts';

const callers = 16;

interface Question {
  what: string;
  least: number;
  search?: () => string;
}

/** The Management API's list of 100,000 users, with totals. */
export const measureUsers: Part = async (bench) => {
  const { server, data, environment } = bench;
  const usernames = await addCrowd(environment);
  const authorization = await authorize({ client: server.client, machine: data.machine });
  const issuer = `${server.client.origin}/oidc`;
  const floor = await environment.startFloor('users', [environment.databaseUrl, issuer]);
  const questions: Question[] = [
    { what: '20 of 100,000', least: 2000 },
    {
      what: `search of a random ${substringLength}-character substring`,
      least: 1000,
      search: () => pickSubstring(usernames),
    },
    {
      what: 'search of a name that 10 % have',
      least: 150,
      search: () => commonName.toLowerCase(),
    },
  ];
  const rows: Row[] = [];
  for (const question of questions) rows.push(await measure(bench, floor, authorization, question));
  floor.child.kill();
  return rows;
};

async function measure(
  bench: Bench,
  floor: Floor,
  authorization: string,
  { what, least, search }: Question,
): Promise<Row> {
  const headers = { authorization };
  let found = 0;
  let asked = 0;
  const ask = async (client: Client): Promise<void> => {
    const query = search ? `&search=${encodeURIComponent(search())}` : '';
    const answer = await client.send({ path: `/api/users?page_size=20${query}`, headers }, 200);
    const total = Number(answer.headers['total-number']);
    if (!(total > 0)) throw new Error(`${what}: no total, or no users found`);
    found += total;
    asked += 1;
  };
  const follow = (client: Client) => (seconds: number) => atFullSpeed(callers, seconds, () => ask(client));
  const { ours, note, ...held } = await compare(
    bench,
    { pid: bench.server.pid, measure: follow(bench.server.client) },
    { pid: floor.pid, measure: follow(floor.client) },
  );
  return {
    part: 'users',
    what,
    figure: ours,
    unit: '/s',
    floor: { what: '/s same statements', figure: held.floor },
    ratio: held.ratio,
    budget: `≥ ${least.toLocaleString('en')}/s`,
    isMet: ours >= least,
    note: `${Math.round(found / asked).toLocaleString('en')} found on average${note ? `; ${note}` : ''}`,
  };
}
