/** The median; of an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The quantile at `part` (0 to 1), interpolated linearly. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * The area under the ROC curve (Mann–Whitney): the probability that a value of the second class is greater, ties counting half. 0.5 means
 * that the classes can't be distinguished.
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

/** Runs callers in parallel that call again after each response. Returns calls per second. */
export async function atFullSpeed(
  callers: number,
  seconds: number,
  call: (caller: number) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  let calls = 0;
  const work = async (caller: number): Promise<void> => {
    while (performance.now() < end) {
      await call(caller);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  return (calls * 1000) / (performance.now() - startedAt);
}

/** Calls at a fixed rate, independent of responses. Returns the duration of each call in milliseconds. */
export async function atFixedRate(
  perSecond: number,
  seconds: number,
  call: (number: number) => Promise<unknown>,
): Promise<number[]> {
  const startedAt = performance.now();
  const total = Math.round(perSecond * seconds);
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const time = async (number: number): Promise<void> => {
    const sent = performance.now();
    await call(number);
    times.push(performance.now() - sent);
  };
  while (calls.length < total) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * perSecond);
    while (calls.length < due) calls.push(time(calls.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(calls);
  return times;
}
