import { compare, type Part } from '../bench.ts';
import { resource } from '../data.ts';
import { atFullSpeed } from '../measure.ts';
import { refresh, signIn } from '../sign-in.ts';

const callers = 16;

/** Refreshes with rotation: a JWT for a resource, an ID token and the next refresh token. */
export const measureRefreshes: Part = async (bench) => {
  const { client } = bench.server;
  const { clientId, people } = bench.data;
  // Each caller follows a chain of its own: a public application gets a new refresh token every time.
  const chains: string[] = [];
  for (const person of people.slice(0, callers))
    chains.push((await signIn(client, clientId, person, resource)).refresh_token);
  const floor = await bench.house.startFloor('provider', [resource, String(callers)]);
  const { refreshTokens } = floor.ready as { refreshTokens: string[] };
  const {
    ours,
    floor: bare,
    ratio,
  } = await compare(
    bench,
    (seconds) =>
      atFullSpeed(callers, seconds, async (caller) => {
        chains[caller] = await refresh(client, clientId, chains[caller], resource);
      }),
    (seconds) =>
      atFullSpeed(callers, seconds, async (caller) => {
        refreshTokens[caller] = await refresh(floor.client, 'app', refreshTokens[caller], resource);
      }),
  );
  floor.child.kill();
  return [
    {
      part: 'refreshes',
      what: 'with rotation',
      figure: ours,
      unit: '/s',
      floor: { what: '/s bare oidc-provider', figure: bare },
      ratio,
      budget: '≥ 0.6 × (aim 1,200/s)',
      isMet: ratio >= 0.6,
    },
  ];
};
