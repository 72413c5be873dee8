import type { SignInExperienceSettings } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { once } from 'node:events';
import { z } from 'zod';
import { compare, type Bench, type Part } from '../bench.ts';
import type { Floor } from '../environment.ts';
import { withExperience } from '../management.ts';
import { openMailbox } from '../mailbox.ts';
import { atFullSpeed } from '../measure.ts';
import type { Row } from '../report.ts';
import { type Person, signIn, signInByApp, signInByMail } from '../sign-in.ts';

const callers = 8;

interface Way {
  what: string;
  aim: string;
  people: Person[];
  comeIn: (person: Person) => Promise<unknown>;
}

/** Complete sign-ins, each in a new browser, from the authorization request to the tokens. */
export const measureSignIns: Part = async (bench) => {
  const { server, data, environment } = bench;
  const { clientId, people, guarded, appSecret } = data;
  const floor = await environment.startFloor('hashes');
  const rows = [
    await measureWay(bench, floor, {
      what: 'password, seven requests',
      aim: 'aim 75/s',
      people,
      comeIn: (person) => signIn(server.client, clientId, person),
    }),
  ];
  const mailbox = await openMailbox(environment);
  const email = {
    identifier: 'email',
    password: true,
    verificationCode: true,
    isPasswordPrimary: true,
  } as const;
  const username = { ...email, identifier: 'username', verificationCode: false } as const;
  // Users aren't prompted to set up a factor; those with an authenticator app need its code.
  const change: Partial<SignInExperienceSettings> = {
    signIn: { methods: [username, email] },
    mfa: { factors: ['Totp'], policy: 'NoPrompt' },
  };
  try {
    await withExperience(bench, change, async () => {
      const ways: Way[] = [
        {
          what: 'email code, eight requests',
          aim: 'as with a password',
          people,
          comeIn: (person) => signInByMail(server.client, clientId, person, mailbox),
        },
        {
          what: 'password and TOTP, eight requests',
          aim: 'as with a password',
          people: guarded,
          comeIn: (person) => signInByApp(server.client, clientId, person, appSecret),
        },
      ];
      // Shorter, to keep the whole run within its time.
      const brief = { ...bench, seconds: Math.min(2, bench.seconds), rounds: Math.min(2, bench.rounds) };
      for (const way of ways) rows.push(await measureWay(brief, floor, way));
    });
  } finally {
    await mailbox.close();
    floor.child.kill();
  }
  return rows;
};

async function measureWay(bench: Bench, floor: Floor, { what, aim, people, comeIn }: Way): Promise<Row> {
  let next = 0;
  const { ours, note, ...held } = await compare(
    bench,
    {
      pid: bench.server.pid,
      measure: (seconds) =>
        atFullSpeed(callers, seconds, () => {
          const person = people[next++ % people.length];
          if (!person) throw new Error('no user to sign in');
          return comeIn(person);
        }),
    },
    {
      pid: floor.pid,
      async measure(seconds) {
        floor.child.send(seconds);
        const [rate] = z.tuple([z.number()], z.unknown()).parse(await once(floor.child, 'message'));
        return rate;
      },
    },
  );
  return {
    part: 'sign-ins',
    what,
    figure: ours,
    unit: '/s',
    floor: { what: 'hashes/s in one thread', figure: held.floor },
    ratio: held.ratio,
    budget: `≥ 0.45 × (${aim})`,
    isMet: held.ratio >= 0.45,
    note,
  };
}
