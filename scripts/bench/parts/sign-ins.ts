import { once } from 'node:events';
import { compare, type Part } from '../bench.ts';
import { atFullSpeed } from '../measure.ts';
import { signIn } from '../sign-in.ts';

const callers = 8;

/** Whole sign-ins with a password, each in a new browser: seven requests, from the authorization endpoint to the tokens. */
export const measureSignIns: Part = async (bench) => {
  const { server, data, house } = bench;
  const floor = await house.startFloor('hashes');
  let next = 0;
  const { ours, note, ...held } = await compare(
    bench,
    {
      pid: server.pid,
      measure: (seconds) =>
        atFullSpeed(callers, seconds, () => {
          const person = data.people[next++ % data.people.length];
          if (!person) throw new Error('nobody to sign in');
          return signIn(server.client, data.clientId, person);
        }),
    },
    {
      pid: floor.pid,
      async measure(seconds) {
        floor.child.send(seconds);
        const [rate] = (await once(floor.child, 'message')) as [number];
        return rate;
      },
    },
  );
  floor.child.kill();
  return [
    {
      part: 'sign-ins',
      what: 'password, seven requests',
      figure: ours,
      unit: '/s',
      floor: { what: 'hashes/s in one thread', figure: held.floor },
      ratio: held.ratio,
      budget: '≥ 0.45 × (aim 75/s)',
      isMet: held.ratio >= 0.45,
      note,
    },
  ];
};
