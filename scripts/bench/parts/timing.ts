import type { Bench, Part } from '../bench.ts';
import { areaUnderCurve, median } from '../measure.ts';
import type { Row } from '../report.ts';
import { domain } from '../data.ts';
import { withExperience, withIdentityProvider } from '../management.ts';
import { begin, beginVisit, enterCode, type Event, sendCode, step, verify, type Visit } from '../sign-in.ts';

const perClass = 2000;
/** Attempts per flow. */
const triesPerVisit = 40;

export interface Name {
  username: string;
  email: string;
}

/** A request that an attacker can send knowing only an identifier. */
export interface Kind {
  what: string;
  /** Existing identifiers; by default `perClass` users with a password. */
  known?: Name[];
  /** Maximum distance from AUC 0.5; the default is significant at this sample size. */
  mostDistance?: number;
  /** Parallel callers: enough to fill fixed response times, and few enough that all meet them. */
  visitors: number;
  event?: Event;
  /** Whether the users' domain has an enterprise SSO connector. */
  isRouted?: boolean;
  /** One or several requests for an identifier; each is timed. */
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
        // Never a valid code.
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

/** Each identifier once, because the sentinel counts attempts; both classes in random order. */
function listTries(names: Name[], repetition: number): { name: Name; isKnown: boolean }[] {
  const known = names.map((name) => ({ name, isKnown: true }));
  const strange = (name: string): string =>
    // Of the same length as the existing ones.
    name.replace(/^[a-z]+/, ({ length }) => (['nouser', 'absent'][repetition] ?? '').padEnd(length, 'x'));
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

/** Measures each request for known and unknown identifiers. */
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

/** Whether response time reveals if an identifier exists. One repetition is allowed, because of other load. */
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

/** Known against unknown identifiers in all requests of anonymous callers (attacks: user enumeration). */
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
