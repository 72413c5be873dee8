import type { Client } from './client.ts';
import type { Data } from './data.ts';
import type { BenchServer, Environment } from './environment.ts';
import { median } from './measure.ts';
import { findPostmaster, type ProcessorTime, readProcessorTime } from './processor-time.ts';
import type { Row } from './report.ts';

/** What every part receives. */
export interface Bench {
  environment: Environment;
  server: BenchServer;
  data: Data;
  /** Length of a round, and number of rounds. */
  seconds: number;
  rounds: number;
  /** How long the parts take that aren't measured in rounds. */
  minutes: number;
}

/** One part of the bench: measures and returns its rows. */
export type Part = (bench: Bench) => Promise<Row[]>;

/** A program under load; `measure` returns its calls per second. */
export interface Measured {
  pid: number;
  measure: (seconds: number) => Promise<number>;
}

export interface Comparison {
  ours: number;
  floor: number;
  ratio: number;
  /** Processor time per call, if it can be read. */
  note: string | undefined;
}

/** Measures ours and the floor in turn, so that both see the same conditions; the first round of each is a warm-up. */
export async function compare(
  { rounds, seconds, environment }: Bench,
  ours: Measured,
  floor: Measured,
): Promise<Comparison> {
  const postmaster = await findPostmaster(environment.pool);
  const run = async ({ pid, measure }: Measured) => {
    const before = await readProcessorTime(pid, postmaster);
    const startedAt = performance.now();
    const rate = await measure(seconds);
    const calls = (rate * (performance.now() - startedAt)) / 1000;
    const after = await readProcessorTime(pid, postmaster);
    const each = (who: keyof ProcessorTime): number => (after[who] - before[who]) / calls;
    return { rate, program: each('program'), postgres: each('postgres'), load: each('load') };
  };
  await floor.measure(Math.min(2, seconds));
  await ours.measure(Math.min(3, seconds));
  const pairs: Record<'floor' | 'ours', Awaited<ReturnType<typeof run>>>[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ floor: await run(floor), ours: await run(ours) });
  const middle = (side: 'floor' | 'ours', what: 'rate' | keyof ProcessorTime): number =>
    median(pairs.map((pair) => pair[side][what]));
  const format = (side: 'floor' | 'ours'): string =>
    (['program', 'postgres', 'load'] as const)
      .map((who) => `${who} ${middle(side, who).toFixed(2)}`)
      .join(', ');
  return {
    ours: middle('ours', 'rate'),
    floor: middle('floor', 'rate'),
    ratio: median(pairs.map((pair) => pair.ours.rate / pair.floor.rate)),
    note:
      middle('ours', 'program') === 0
        ? undefined
        : `ms of processor time a call: ${format('ours')}; floor: ${format('floor')}`,
  };
}

/** Requests a token with client credentials, for what the target names. */
export const askForToken = (
  client: Client,
  authorization: string,
  target: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ text: string }> =>
  client.send(
    {
      method: 'POST',
      path: '/oidc/token',
      headers: { authorization, ...headers },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...target }),
    },
    200,
  );
