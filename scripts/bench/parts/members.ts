import { type Bench, compare, type Part } from '../bench.ts';
import { addCrowd, commonName, pickSubstring, substringLength } from '../crowd.ts';
import { authorize } from '../management.ts';
import { atFullSpeed } from '../measure.ts';
import { addCrowdedOrganization, crowdedId } from '../organizations.ts';
import type { Row } from '../report.ts';

const callers = 16;
const leastRatio = 0.9;

interface Question {
  what: string;
  search?: () => string;
}

/** The members of an organization that all 100,000 users belong to, against the tenant's list of users. */
export const measureMembers: Part = async (bench) => {
  const usernames = await addCrowd(bench.environment);
  await addCrowdedOrganization(bench.environment);
  const authorization = await authorize({ client: bench.server.client, machine: bench.data.machine });
  const questions: Question[] = [
    { what: '20 of 100,000' },
    {
      what: `search of a random ${substringLength}-character substring`,
      search: () => pickSubstring(usernames),
    },
    { what: 'search of a name that 10 % have', search: () => commonName.toLowerCase() },
  ];
  const rows: Row[] = [];
  for (const question of questions) rows.push(await measure(bench, authorization, question));
  return rows;
};

async function measure(bench: Bench, authorization: string, { what, search }: Question): Promise<Row> {
  const { client, pid } = bench.server;
  const list = (path: string, parameter: string) => async (): Promise<void> => {
    const query = search ? `&${parameter}=${encodeURIComponent(search())}` : '';
    const answer = await client.send(
      { path: `${path}?page_size=20${query}`, headers: { authorization } },
      200,
    );
    if (!(Number(answer.headers['total-number']) > 0)) throw new Error(`${what}: nothing found at ${path}`);
  };
  const follow = (ask: () => Promise<void>) => ({
    pid,
    measure: (seconds: number) => atFullSpeed(callers, seconds, ask),
  });
  const { ours, floor, ratio, note } = await compare(
    bench,
    follow(list(`/api/organizations/${crowdedId}/users`, 'q')),
    follow(list('/api/users', 'search')),
  );
  return {
    part: 'members',
    what,
    figure: ours,
    unit: '/s',
    floor: { what: '/s users of the tenant', figure: floor },
    ratio,
    budget: `≥ ${leastRatio} ×`,
    isMet: ratio >= leastRatio,
    note,
  };
}
