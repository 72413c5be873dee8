import { z } from 'zod';
import { compare, type Part } from '../bench.ts';
import type { Client } from '../client.ts';
import { orders, resource } from '../data.ts';
import { atFullSpeed } from '../measure.ts';
import { refresh, signIn } from '../sign-in.ts';

const callers = 16;

/** Refreshes with rotation: a JWT for a resource, an ID token and the next refresh token. */
export const measureRefreshes: Part = async (bench) => {
  const { client } = bench.server;
  const { clientId, people } = bench.data;
  // Each caller has its own refresh token family, which rotates every time.
  const chains: string[] = [];
  for (const person of people.slice(0, callers))
    chains.push((await signIn(client, clientId, person, orders)).refresh_token);
  const floor = await bench.environment.startFloor('provider', [resource, String(callers)]);
  const { refreshTokens } = z.object({ refreshTokens: z.array(z.string()) }).parse(floor.ready);
  const follow = (from: Client, id: string, tokens: string[]) => (seconds: number) =>
    atFullSpeed(callers, seconds, async (caller) => {
      tokens[caller] = await refresh(from, id, tokens[caller], { resource });
    });
  const { ours, note, ...held } = await compare(
    bench,
    { pid: bench.server.pid, measure: follow(client, clientId, chains) },
    { pid: floor.pid, measure: follow(floor.client, 'app', refreshTokens) },
  );
  floor.child.kill();
  return [
    {
      part: 'refreshes',
      what: 'with rotation',
      figure: ours,
      unit: '/s',
      floor: { what: '/s bare oidc-provider', figure: held.floor },
      ratio: held.ratio,
      budget: '≥ 0.6 × (aim 1,200/s)',
      isMet: held.ratio >= 0.6,
      note,
    },
  ];
};
