/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which this part of the values lies, between two of them in proportion. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * How well one number tells two classes apart: the chance that a member of the second is the greater one, a tie counting
 * half (the area under the ROC curve, from the rank sum of Mann and Whitney). 0.5 is not at all.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isSecond: false })),
    ...second.map((value) => ({ value, isSecond: true })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let begin = 0, end = 0; begin < all.length; begin = end) {
    while (end < all.length && all[end]?.value === all[begin]?.value) end += 1;
    const members = all.slice(begin, end).filter(({ isSecond }) => isSecond).length;
    rankSum += (members * (begin + 1 + end)) / 2;
  }
  return (rankSum - (second.length * (second.length + 1)) / 2) / (first.length * second.length);
}

/** Keeps so many callers at it for so long, each calling again as soon as it is answered. Answers calls per second. */
export async function atFullSpeed(
  callers: number,
  seconds: number,
  call: (caller: number) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let calls = 0;
  const work = async (caller: number): Promise<void> => {
    while (performance.now() < end) {
      await call(caller);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  return (calls * 1000) / (performance.now() - begun);
}

/** Calls so often a second, whether the calls before were answered or not. Answers how long each took, in milliseconds. */
export async function atFixedRate(
  perSecond: number,
  seconds: number,
  call: (number: number) => Promise<unknown>,
): Promise<number[]> {
  const begun = performance.now();
  const total = Math.round(perSecond * seconds);
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const time = async (number: number): Promise<void> => {
    const sent = performance.now();
    await call(number);
    times.push(performance.now() - sent);
  };
  while (calls.length < total) {
    const due = Math.min(total, ((performance.now() - begun) / 1000) * perSecond);
    while (calls.length < due) calls.push(time(calls.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(calls);
  return times;
}
