import type { Bench, Part } from '../bench.ts';
import { areaUnderCurve, median } from '../measure.ts';
import { begin, beginVisit, verify, type Visit } from '../sign-in.ts';

const perClass = 2000;
const mostDistance = 0.04;
/** So few that what waits for a hash process is still refused at the first fixed time. */
const visitors = 12;
/** Tries of one flow. */
const triesPerVisit = 40;

interface Try {
  username: string;
  isKnown: boolean;
}

/** Each name once, for a second try of the same one is counted by the sentinel; both classes in random order. */
function listTries({ data }: Bench, repetition: number): Try[] {
  const known = data.people.slice(0, perClass).map(({ username }) => ({ username, isKnown: true }));
  // As long as the known ones.
  const unknown = known.map(({ username }) => ({
    username: username.replace('person', ['nobody', 'absent'][repetition] ?? ''),
    isKnown: false,
  }));
  return [...known, ...unknown]
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Tries a wrong password with every name, and answers how long known and unknown ones took. */
async function timeTries(bench: Bench, repetition: number): Promise<{ known: number[]; unknown: number[] }> {
  const tries = listTries(bench, repetition);
  const times = { known: [] as number[], unknown: [] as number[] };
  const work = async (): Promise<void> => {
    let visit: Visit | undefined;
    for (let count = 0; ; count += 1) {
      const next = tries.pop();
      if (!next) return;
      if (!visit || count % triesPerVisit === 0) {
        visit = await beginVisit(bench.server.client, bench.data.clientId);
        await begin(visit);
      }
      const sent = performance.now();
      await verify(visit, { username: next.username, password: 'Wrong-Horse-42' }, 422);
      times[next.isKnown ? 'known' : 'unknown'].push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: visitors }, work));
  return times;
}

/** Whether the time of a refusal tells if somebody has that name. One repetition is allowed: the machine has moods. */
export const measureTiming: Part = async (bench) => {
  const measure = async (repetition: number) => {
    const { known, unknown } = await timeTries(bench, repetition);
    const area = areaUnderCurve(unknown, known);
    return {
      distance: Math.abs(area - 0.5),
      note: `AUC ${area.toFixed(3)}, medians ${median(known).toFixed(1)} ms known and ${median(unknown).toFixed(1)} ms unknown, n = ${perClass} each`,
    };
  };
  const first = await measure(0);
  const last = first.distance <= mostDistance ? first : await measure(1);
  return [
    {
      part: 'timing',
      what: 'known against unknown identifiers',
      figure: last.distance,
      unit: 'from AUC 0.5',
      budget: `≤ ${mostDistance}`,
      isMet: last.distance <= mostDistance,
      isGate: true,
      note: last === first ? last.note : `${last.note}; before: ${first.note}`,
    },
  ];
};
