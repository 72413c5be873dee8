import { askForToken, compare, type Part } from '../bench.ts';
import { basic } from '../client.ts';
import { ordersToken, resource } from '../data.ts';
import { atFullSpeed } from '../measure.ts';

const callers = 16;

/** Client-credentials tokens: a JWT for a resource, by Basic authentication. */
export const measureTokens: Part = async (bench) => {
  const floor = await bench.environment.startFloor('provider', [resource]);
  const { ours, note, ...held } = await compare(
    bench,
    {
      pid: bench.server.pid,
      measure: (seconds) =>
        atFullSpeed(callers, seconds, () =>
          askForToken(bench.server.client, bench.data.machine, ordersToken),
        ),
    },
    {
      pid: floor.pid,
      measure: (seconds) =>
        atFullSpeed(callers, seconds, () =>
          askForToken(floor.client, basic('machine', 'secret'), ordersToken),
        ),
    },
  );
  floor.child.kill();
  return [
    {
      part: 'tokens',
      what: 'client credentials',
      figure: ours,
      unit: '/s',
      floor: { what: '/s bare oidc-provider', figure: held.floor },
      ratio: held.ratio,
      budget: '≥ 0.75 × (aim 2,400/s)',
      isMet: held.ratio >= 0.75,
      note,
    },
  ];
};
