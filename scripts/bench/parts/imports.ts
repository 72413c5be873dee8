import type { Bench, Part } from '../bench.ts';
import { type ImportedKind, listKinds, withImported } from '../imported-hashes.ts';
import { median } from '../measure.ts';
import type { Row } from '../report.ts';
import { begin, beginVisit, signIn } from '../sign-in.ts';
import { measureKind, type Name, wrongPassword } from './timing.ts';

/** Callers who send wrong passwords at once. */
const guessers = 12;
/** Fewer than block an identifier. */
const mostGuesses = 6;
const mostRatio = 2;

/** Three standard deviations of the area, if `count` of each class can't be told apart. */
const chance = (count: number): number => 3 * Math.sqrt((2 * count + 1) / (12 * count * count));

/** Whether response time reveals users with imported hashes (attacks: user enumeration), and what these cost the sign-ins of others. */
export const measureImports: Part = async (bench) => {
  const rows: Row[] = [];
  for (const kind of listKinds(bench.environment, bench.rounds === 1))
    await withImported(bench.environment, kind, async (known) => {
      const what = `sign-in, a wrong password, imported hashes: ${kind.what}`;
      const mostDistance = Number(chance(kind.perClass).toFixed(2));
      rows.push(
        await measureKind(bench, { what, known, mostDistance, visitors: 2, requests: [wrongPassword] }),
        await measureOthers(bench, kind, known),
      );
    });
  return rows;
};

/** Sends wrong passwords for these users until it is aborted. */
async function guess({ server, data }: Bench, names: Name[], signal: AbortSignal): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: guessers }, async () => {
      const visit = await beginVisit(server.client, data.clientId);
      await begin(visit);
      while (!signal.aborted && next < names.length * mostGuesses) {
        const name = names[(next += 1) % names.length];
        if (name) await wrongPassword(visit, name);
      }
    }),
  );
}

/** The median of sign-ins of users with our own hashes, one after another. */
async function timeSignIns({ server, data, rounds }: Bench): Promise<{ ms: number; mostMs: number }> {
  const times: number[] = [];
  for (const person of data.people.slice(0, rounds * 15)) {
    const startedAt = performance.now();
    await signIn(server.client, data.clientId, person);
    times.push(performance.now() - startedAt);
  }
  return { ms: median(times), mostMs: Math.max(...times) };
}

/** Sign-ins of other users while passwords of imported users are guessed, against the same without; or while ordinary users' are, if they cost the same. */
async function measureOthers(bench: Bench, { what, isCheap }: ImportedKind, known: Name[]): Promise<Row> {
  const beside = async (names: Name[]) => {
    const stop = new AbortController();
    const guessing = guess(bench, names, stop.signal);
    const time = await timeSignIns(bench).finally(() => stop.abort());
    await guessing;
    return time;
  };
  await timeSignIns(bench);
  const calm = isCheap
    ? await beside(bench.data.people.slice(1000, 1000 + known.length))
    : await timeSignIns(bench);
  const busy = await beside(known);
  const ratio = busy.ms / calm.ms;
  return {
    part: 'timing',
    what: `sign-in of others while passwords of imported users are guessed: ${what}`,
    figure: busy.ms,
    unit: 'ms',
    floor: { what: isCheap ? 'ms while those of ordinary users are' : 'ms without', figure: calm.ms },
    ratio,
    budget: `≤ ${mostRatio} ×`,
    isMet: ratio <= mostRatio,
    note: `at most ${Math.round(busy.mostMs)} ms beside ${guessers} callers, ${Math.round(calm.mostMs)} ms before`,
  };
}
