import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import type { Load } from './load.ts';

/** One thing that failed, and for how long no sign-in succeeded because of it. */
export interface Fault {
  what: string;
  seconds: number;
}

/** Each breaks something, and resolves when what it broke has been given back. */
const kinds: Record<string, (installation: Installation) => Promise<void>> = {
  'primary killed': async ({ cluster }) => {
    const primary = await cluster.waitForPrimary();
    primary.kill();
    await cluster.waitForPrimary(cluster.nodes.filter((node) => node !== primary));
    await wait(randomInt(1_000, 8_000));
    primary.revive();
  },
  'primary cut off': async ({ cluster }) => {
    const primary = await cluster.waitForPrimary();
    primary.cut();
    await cluster.waitForPrimary(cluster.nodes.filter((node) => node !== primary));
    await wait(randomInt(1_000, 8_000));
    primary.mend();
  },
  'server killed': async ({ servers }) => servers[randomInt(servers.length)]?.kill(),
  'HAProxy killed': async ({ haproxy }) => haproxy.kill(),
};

/** Breaks one thing after another for this long, at random, each as often as the others. */
export async function breakThings(installation: Installation, load: Load, minutes: number): Promise<Fault[]> {
  const faults: Fault[] = [];
  const end = performance.now() + minutes * 60_000;
  let left: string[] = [];
  while (performance.now() < end) {
    if (left.length === 0) left = Object.keys(kinds);
    await wait(randomInt(2_000, 6_000));
    const [what = ''] = left.splice(randomInt(left.length), 1);
    const brokenAt = performance.now();
    await kinds[what]?.(installation);
    // A second fault before would be one more than two of three nodes survive.
    await installation.cluster.waitUntilWhole();
    await load.untilSignedIn();
    const fault = { what, seconds: longestPause(load.told.signIns, brokenAt) / 1000 };
    console.error(`failover: ${what}: ${fault.seconds.toFixed(1)} s`);
    faults.push(fault);
  }
  return faults;
}

/** The longest time without a sign-in that succeeded, since then. */
function longestPause(signIns: readonly number[], since: number): number {
  const after = [since, ...signIns.filter((at) => at > since).toSorted((a, b) => a - b)];
  return Math.max(...after.slice(1).map((at, place) => at - (after[place] ?? at)));
}
