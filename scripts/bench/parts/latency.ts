import { askForToken, type Bench, type Part } from '../bench.ts';
import { ordersToken } from '../data.ts';
import { atFixedRate, median, percentile } from '../measure.ts';
import { begin, beginVisit, verify } from '../sign-in.ts';

const perSecond = 500;
const mostCalmMs = 100;
/** More than hash processes, so that their queue is never empty. */
const hashers = 6;

/** Keeps all hash processes busy until aborted, with correct passwords: wrong ones wait for a fixed time. */
async function saturateHashes({ server, data }: Bench, signal: AbortSignal): Promise<void> {
  const work = async (number: number): Promise<void> => {
    const person = data.people[number];
    if (!person) throw new Error('no user to verify');
    const visit = await beginVisit(server.client, data.clientId);
    await begin(visit);
    while (!signal.aborted) await verify(visit, person);
  };
  await Promise.all(Array.from({ length: hashers }, (_, number) => work(number)));
}

/** Latency of tokens at a fixed rate with and without password hashing on the same core. */
export const measureLatency: Part = async (bench) => {
  const { server, data, rounds, seconds } = bench;
  const measure = async (): Promise<number> =>
    percentile(
      await atFixedRate(perSecond, seconds * 2, () => askForToken(server.client, data.machine, ordersToken)),
      0.99,
    );
  await measure();
  const pairs: { calm: number; busy: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const calm = await measure();
    const stop = new AbortController();
    const hashing = saturateHashes(bench, stop.signal);
    const busy = await Promise.race([measure(), hashing.then(() => Number.NaN)]);
    stop.abort();
    await hashing;
    pairs.push({ calm, busy });
  }
  const ratio = median(pairs.map(({ calm, busy }) => busy / calm));
  const calm = median(pairs.map((pair) => pair.calm));
  // If the machine can't serve this rate, requests wait for each other and not for hashes.
  const isServed = calm < mostCalmMs;
  return [
    {
      part: 'latency',
      what: 'p99 of tokens at 500/s beside hashing',
      figure: median(pairs.map(({ busy }) => busy)),
      unit: 'ms',
      floor: { what: 'ms without', figure: calm },
      ratio,
      budget: '≤ 2 ×',
      isMet: ratio <= 2 && isServed,
      note: isServed ? undefined : `this machine does not serve ${perSecond} tokens a second now`,
    },
  ];
};
