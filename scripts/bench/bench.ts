import type { Client } from './client.ts';
import type { Data } from './data.ts';
import type { BenchServer, House } from './house.ts';
import { median } from './measure.ts';
import type { Row } from './report.ts';

/** What every part is given. */
export interface Bench {
  house: House;
  server: BenchServer;
  data: Data;
  /** How long one round of a part is, and how many there are. */
  seconds: number;
  rounds: number;
}

/** One part of the bench: measures and answers its rows. */
export type Part = (bench: Bench) => Promise<Row[]>;

/** Ours and the floor, in turn, so that both meet the same moods of the machine; the first round of each warms up. */
export async function compare(
  { rounds, seconds }: Bench,
  measureOurs: (seconds: number) => Promise<number>,
  measureFloor: (seconds: number) => Promise<number>,
): Promise<{ ours: number; floor: number; ratio: number }> {
  await measureFloor(Math.min(2, seconds));
  await measureOurs(Math.min(3, seconds));
  const pairs: { ours: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ floor: await measureFloor(seconds), ours: await measureOurs(seconds) });
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    floor: median(pairs.map(({ floor }) => floor)),
    ratio: median(pairs.map(({ ours, floor }) => ours / floor)),
  };
}

/** A machine's token for the resource. */
export const askForToken = (
  client: Client,
  authorization: string,
  resource: string,
  scope: string,
  headers: Record<string, string> = {},
): Promise<{ text: string }> =>
  client.send(
    {
      method: 'POST',
      path: '/oidc/token',
      headers: { authorization, ...headers },
      body: new URLSearchParams({ grant_type: 'client_credentials', resource, scope }),
    },
    200,
  );
