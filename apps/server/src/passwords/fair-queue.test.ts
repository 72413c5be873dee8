import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

interface Job {
  from: string;
  isSignIn?: boolean;
  number: number;
}

const jobs = (from: string, count: number, isSignIn = false): Job[] =>
  Array.from({ length: count }, (_, number) => ({ from, isSignIn, number }));

function open(limit: number, ...groups: Job[][]) {
  const queue = createFairQueue<Job>(limit);
  const refused = groups.flat().map((job) => queue.add(job));
  const drain = (most = Infinity): string[] => {
    const order = [];
    for (let job = queue.next(); job && order.length < most; job = queue.next())
      order.push(`${job.from}${job.number}`);
    return order;
  };
  return { queue, refused, drain };
}

describe('attacks: hash processes used up by one caller', () => {
  it('an address with 200 jobs does not delay one with a single one', () => {
    const { drain } = open(300, jobs('a', 200), jobs('b', 1));
    expect(drain(2)).toEqual(['a0', 'b0']);
  });

  it('addresses take turns, and the jobs of each keep their order', () => {
    const { drain } = open(300, jobs('a', 3), jobs('b', 2), jobs('c', 1));
    expect(drain()).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2']);
  });

  it('sign-ins go before the rest, of which one has every fifth turn', () => {
    const { drain } = open(300, jobs('other', 3), jobs('person', 10, true));
    const order = drain().map((name) => (name.startsWith('other') ? '-' : 's'));
    expect(order.join('')).toBe('ssss-ssss-ss-');
  });

  it('a full queue drops a job of the caller with the most waiting jobs for one of a caller with fewer', () => {
    const { queue, refused, drain } = open(4, jobs('a', 4), jobs('b', 1));
    expect(refused.at(-1)).toMatchObject({ from: 'a', number: 3 });
    expect(queue.add({ from: 'a', number: 9 })).toMatchObject({ from: 'a', number: 9 });
    expect(drain()).toEqual(['a0', 'b0', 'a1', 'a2']);
  });

  it('a full queue gives the place of other work to a sign-in, never the other way round', () => {
    const { queue, refused } = open(2, jobs('a', 1), jobs('b', 1), jobs('person', 2, true));
    expect(refused.slice(2).map((job) => job?.isSignIn)).toEqual([false, false]);
    const other = { from: 'c', number: 0 };
    expect(queue.add(other)).toBe(other);
  });

  it('is bounded: of as many addresses as there are places, each with one, no further one is taken', () => {
    const { queue } = open(3, jobs('a', 1), jobs('b', 1), jobs('c', 1));
    const late = { from: 'd', number: 0 };
    expect(queue.add(late)).toBe(late);
  });

  it('forgets what is removed', () => {
    const { queue, drain } = open(3, jobs('a', 1));
    const gone = { from: 'b', number: 0 };
    queue.add(gone);
    queue.remove(gone);
    queue.remove(gone);
    expect(drain()).toEqual(['a0']);
    expect(queue.add(gone)).toBeUndefined();
  });
});
