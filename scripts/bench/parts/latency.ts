import { askForToken, type Bench, type Part } from '../bench.ts';
import { resource } from '../data.ts';
import { atFixedRate, median, percentile } from '../measure.ts';
import { begin, beginVisit, verify } from '../sign-in.ts';

const perSecond = 500;
const mostCalmMs = 100;
/** More than there are hash processes, so that something always waits for one. */
const hashers = 6;

/** Keeps every hash process at work until told to stop: right passwords, for a refusal would wait its fixed time. */
async function saturateHashes({ server, data }: Bench, signal: AbortSignal): Promise<void> {
  const work = async (number: number): Promise<void> => {
    const person = data.people[number];
    if (!person) throw new Error('nobody to verify');
    const visit = await beginVisit(server.client, data.clientId);
    await begin(visit);
    while (!signal.aborted) await verify(visit, person);
  };
  await Promise.all(Array.from({ length: hashers }, (_, number) => work(number)));
}

/** How long a token takes at a fixed rate while passwords are hashed on the same core, against while none are. */
export const measureLatency: Part = async (bench) => {
  const { server, data, rounds, seconds } = bench;
  const measure = async (): Promise<number> =>
    percentile(
      await atFixedRate(perSecond, seconds * 2, () =>
        askForToken(server.client, data.machine, resource, 'read:orders'),
      ),
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
  // Where even these many are more than the machine serves, they wait for each other and not for the hashes.
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
