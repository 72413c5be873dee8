import { describe, expect, it } from 'vitest';
import { askerAt } from '../limits/networks.ts';
import { createFairQueue } from './fair-queue.ts';

interface Job {
  from: string;
  site?: string;
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
  it('an IP address with 200 jobs does not delay one with a single job', () => {
    const { drain } = open(300, jobs('a', 200), jobs('b', 1));
    expect(drain(2)).toEqual(['a0', 'b0']);
  });

  it('IP addresses take turns, and the jobs of each keep their order', () => {
    const { drain } = open(300, jobs('a', 3), jobs('b', 2), jobs('c', 1));
    expect(drain()).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2']);
  });

  /** One job of each of these networks of an IPv6 /48. */
  const ofSite = (site: number, networks: number, isSignIn = false): Job[] =>
    Array.from({ length: networks }, (_, number) => ({
      ...askerAt(`2001:db8:${site}:${number.toString(16)}::1`),
      isSignIn,
      number,
    }));

  it('networks of an IPv6 /48 share one turn and alternate in it', () => {
    const { drain } = open(300, ofSite(1, 200), ofSite(1, 2), jobs('a', 2), ofSite(2, 1));
    expect(drain(7)).toEqual([
      '2001:db8:1:00',
      'a0',
      '2001:db8:2:00',
      '2001:db8:1:11',
      'a1',
      '2001:db8:1:22',
      '2001:db8:1:33',
    ]);
  });

  it('a full queue of one IPv6 /48 drops one of its jobs for one of another caller, and none for its own', () => {
    const { queue, refused } = open(200, ofSite(1, 200), jobs('a', 1), ofSite(2, 1));
    expect(refused.slice(-2).map((job) => job?.site)).toEqual(['2001:db8:1', '2001:db8:1']);
    const [late = { from: 'none', number: 0 }] = ofSite(1, 300).slice(-1);
    expect(queue.add(late)).toBe(late);
    // Within a site, the network with the most jobs loses one.
    const within = open(
      4,
      [...ofSite(1, 1), ...ofSite(1, 1), ...ofSite(1, 1), ...ofSite(1, 1)],
      ofSite(1, 2),
    );
    expect(within.refused.slice(-2)).toMatchObject([{ number: 0 }, { from: '2001:db8:1:0', number: 0 }]);
  });

  it('sign-ins have priority over other jobs, which get every fifth turn', () => {
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

  it('a full queue drops other work for a sign-in, but never a sign-in for other work', () => {
    const { queue, refused } = open(2, jobs('a', 1), jobs('b', 1), jobs('person', 2, true));
    expect(refused.slice(2).map((job) => job?.isSignIn)).toEqual([false, false]);
    const other = { from: 'c', number: 0 };
    expect(queue.add(other)).toBe(other);
  });

  it('is bounded: a queue full of single jobs of different IP addresses rejects a further one', () => {
    const { queue } = open(3, jobs('a', 1), jobs('b', 1), jobs('c', 1));
    const late = { from: 'd', number: 0 };
    expect(queue.add(late)).toBe(late);
  });

  it('no longer has a job after it is removed', () => {
    const { queue, drain } = open(3, jobs('a', 1));
    const gone = { from: 'b', number: 0 };
    queue.add(gone);
    queue.remove(gone);
    queue.remove(gone);
    expect(drain()).toEqual(['a0']);
    expect(queue.add(gone)).toBeUndefined();
  });
});
