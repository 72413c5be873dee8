import type { Bench, Part } from '../bench.ts';
import { areaUnderCurve, median } from '../measure.ts';
import type { Row } from '../report.ts';
import { domain } from '../data.ts';
import { withExperience, withIdentityProvider } from '../management.ts';
import { begin, beginVisit, enterCode, type Event, sendCode, step, verify, type Visit } from '../sign-in.ts';

const perClass = 2000;
/** Tries of one flow. */
const triesPerVisit = 40;

export interface Name {
  username: string;
  email: string;
}

/** What somebody who knows nothing but a name can have answered. */
export interface Kind {
  what: string;
  /** Names that somebody has; by default `perClass` of those who have a password of ours. */
  known?: Name[];
  /** How far the classes may be apart; by default what is no chance any more of so many names. */
  mostDistance?: number;
  /** How many ask at once. Where the answer comes at a fixed time, enough to fill it and so few that all still make it. */
  visitors: number;
  event?: Event;
  /** Whether the people's domain leads to an identity provider. */
  isRouted?: boolean;
  /** Asks for one name, in one request or several, each of which is timed. */
  requests: ((visit: Visit, name: Name, before: string | undefined) => Promise<string | undefined>)[];
}

const mail =
  (event: Event) =>
  (visit: Visit, { email }: Name): Promise<string> =>
    sendCode(visit, email, event);

/** Signs in with a wrong password. */
export const wrongPassword = async (visit: Visit, { username }: Name): Promise<undefined> => {
  await verify(visit, { username, password: 'Wrong-Horse-42' }, 422);
};

const kinds: Kind[] = [
  { what: 'sign-in, a wrong password', visitors: 12, requests: [wrongPassword] },
  { what: 'sign-up, a code sent', visitors: 2, event: 'Register', requests: [mail('Register')] },
  {
    what: 'reset, a code sent and a wrong one entered',
    visitors: 40,
    event: 'ForgotPassword',
    requests: [
      mail('ForgotPassword'),
      async (visit, { email }, verificationId = '') => {
        // One in a million is right; no six digits are these.
        await enterCode(visit, email, verificationId, '00000x', 400);
        return undefined;
      },
    ],
  },
  {
    what: 'passkey options',
    visitors: 2,
    requests: [
      async (visit, { email: value }) => {
        const path = '/verification/sign-in-passkey/authentication';
        await step(visit, 'POST', path, { identifier: { type: 'email', value } });
        return undefined;
      },
    ],
  },
  {
    what: 'SSO look-up',
    visitors: 2,
    isRouted: true,
    requests: [
      async (visit, { email }) => {
        const { text } = await step(visit, 'GET', `/sso-connectors?email=${encodeURIComponent(email)}`);
        if (!text.includes('"connectorName"')) throw new Error(`${email} leads nowhere`);
        return undefined;
      },
    ],
  },
];

/** Each name once, for a second try of the same one is counted by the sentinel; both classes in random order. */
function listTries(names: Name[], repetition: number): { name: Name; isKnown: boolean }[] {
  const known = names.map((name) => ({ name, isKnown: true }));
  const strange = (name: string): string =>
    // As long as the known ones.
    name.replace(/^[a-z]+/, ({ length }) => (['nobody', 'absent'][repetition] ?? '').padEnd(length, 'x'));
  const unknown = known.map(({ name: { username, email } }) => ({
    name: { username: strange(username), email: strange(email) },
    isKnown: false,
  }));
  return [...known, ...unknown]
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const namesOf = ({ data }: Bench, { known }: Kind): Name[] => known ?? data.people.slice(0, perClass);

interface Times {
  known: number[];
  unknown: number[];
}

/** Asks for every name, and answers how long known and unknown ones took in each of the requests. */
async function timeTries(bench: Bench, kind: Kind, repetition: number): Promise<Times[]> {
  const tries = listTries(namesOf(bench, kind), repetition);
  const times = kind.requests.map((): Times => ({ known: [], unknown: [] }));
  const work = async (): Promise<void> => {
    let visit: Visit | undefined;
    for (let count = 0; ; count += 1) {
      const next = tries.pop();
      if (!next) return;
      if (!visit || count % triesPerVisit === 0) {
        visit = await beginVisit(bench.server.client, bench.data.clientId);
        await begin(visit, kind.event);
      }
      let answer: string | undefined;
      for (const [place, request] of kind.requests.entries()) {
        const sent = performance.now();
        answer = await request(visit, next.name, answer);
        times[place]?.[next.isKnown ? 'known' : 'unknown'].push(performance.now() - sent);
      }
    }
  };
  await Promise.all(Array.from({ length: kind.visitors }, work));
  return times;
}

/** Whether the time of an answer tells if somebody has that name. One repetition is allowed: the machine has moods. */
export async function measureKind(bench: Bench, kind: Kind): Promise<Row> {
  const { mostDistance = 0.04 } = kind;
  const measure = async (repetition: number) => {
    const areas = (await timeTries(bench, kind, repetition)).map(({ known, unknown }) => ({
      area: areaUnderCurve(unknown, known),
      medians: `medians ${median(known).toFixed(1)} ms known and ${median(unknown).toFixed(1)} ms unknown`,
    }));
    return {
      distance: Math.max(...areas.map(({ area }) => Math.abs(area - 0.5))),
      note: `${areas.map(({ area, medians }) => `AUC ${area.toFixed(3)}, ${medians}`).join('; ')}, n = ${namesOf(bench, kind).length} each`,
    };
  };
  const first = await measure(0);
  const last = first.distance <= mostDistance ? first : await measure(1);
  return {
    part: 'timing',
    what: kind.what,
    figure: last.distance,
    unit: 'from AUC 0.5',
    budget: `≤ ${mostDistance}`,
    isMet: last.distance <= mostDistance,
    isGate: true,
    note: last === first ? last.note : `${last.note}; before: ${first.note}`,
  };
}

/** Known against unknown identifiers, wherever a stranger can have one looked at (attacks: user enumeration). */
export const measureTiming: Part = (bench) =>
  withExperience(
    bench,
    {
      signUp: { identifiers: ['email'], password: true, verify: true },
      forgotPasswordMethods: ['EmailVerificationCode'],
      passkeySignIn: { enabled: true },
    },
    async () => {
      const rows: Row[] = [];
      for (const kind of kinds) {
        const measure = () => measureKind(bench, kind);
        rows.push(await (kind.isRouted ? withIdentityProvider(bench, domain, measure) : measure()));
      }
      return rows;
    },
  );
