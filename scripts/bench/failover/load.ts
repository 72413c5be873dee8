import { setTimeout as wait } from 'node:timers/promises';
import { askForToken } from '../bench.ts';
import type { Client } from '../client.ts';
import { type Data, ordersToken } from '../data.ts';
import { type Person, signIn, signUp } from '../sign-in.ts';

/** What the servers have told their clients, and what of it turned out to be wrong. */
export interface Told {
  users: string[];
  refreshes: number;
  machineTokens: number;
  /** Refresh tokens that are revoked. */
  revoked: string[];
  /** Acknowledged refreshes whose token is refused. */
  lost: string[];
  /** Revoked tokens that were refreshed. */
  returned: string[];
  /** When each successful sign-in ended. */
  signIns: number[];
  /** How often a request had no answer, or another one. */
  failures: Map<string, number>;
}

export interface Load {
  told: Told;
  /** Waits for a sign-in that begins now or later. */
  untilSignedIn(): Promise<void>;
  /** Ends the load, and asks again for everything that was told. */
  stop(): Promise<void>;
}

const refreshers = 3;
/** A sign-in begins this often, whether or not the ones before have ended, up to so many at a time. */
const probeMs = 500;
const mostProbes = 20;

export async function startLoad(client: Client, { clientId, machine, people }: Data): Promise<Load> {
  const told: Told = {
    users: [],
    refreshes: 0,
    machineTokens: 0,
    revoked: [],
    lost: [],
    returned: [],
    signIns: [],
    failures: new Map(),
  };
  const ended = new AbortController();
  const pause = (ms: number): Promise<unknown> =>
    wait(ms, undefined, { signal: ended.signal }).catch(() => undefined);
  const count = (kind: string): void => void told.failures.set(kind, (told.failures.get(kind) ?? 0) + 1);
  /** Undefined if it failed, which it may: then nothing was acknowledged. */
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      count(/ answered (\d+)/.exec(text)?.[1] ?? /[A-Z]{5,}/.exec(text)?.[0] ?? text);
      return undefined;
    }
  };
  const send = (path: string, form: Record<string, string>) =>
    attempt(() =>
      client.send({ method: 'POST', path, body: new URLSearchParams({ client_id: clientId, ...form }) }),
    );
  const exchange = (token: string) =>
    send('/oidc/token', { grant_type: 'refresh_token', refresh_token: token });
  const isRefused = (text: string): boolean => text.includes('invalid_grant');
  const personOf = (number: number): Person => {
    const person = people[number % people.length];
    if (!person) throw new Error('no people');
    return person;
  };

  let serial = 0;
  const fresh: string[] = [];
  async function signUps(): Promise<void> {
    while (!ended.signal.aborted) {
      const username = `survivor_${(serial += 1)}`;
      const tokens = await attempt(() =>
        signUp(client, clientId, { username, password: personOf(0).password }, () =>
          told.users.push(username),
        ),
      );
      if (tokens) fresh.push(tokens.refresh_token);
      await pause(300);
    }
  }

  async function refreshes(chain: { token: string | undefined }, at: number): Promise<void> {
    while (!ended.signal.aborted) {
      chain.token ??= (await attempt(() => signIn(client, clientId, personOf(at))))?.refresh_token;
      if (chain.token !== undefined) chain.token = await followOnce(chain.token);
      await pause(150);
    }
  }
  /** Without an answer, the application tries again with the token that it has (ADR 110). */
  async function followOnce(token: string): Promise<string | undefined> {
    const answer = await exchange(token);
    if (answer?.status === 200) {
      told.refreshes += 1;
      return (JSON.parse(answer.text) as { refresh_token: string }).refresh_token;
    }
    if (answer && isRefused(answer.text)) {
      told.lost.push(`a refresh: ${answer.text}`);
      return undefined;
    }
    if (answer) count(String(answer.status));
    return token;
  }

  async function revocations(): Promise<void> {
    while (!ended.signal.aborted) {
      const token = fresh.shift();
      if (token !== undefined) {
        const answer = await send('/oidc/token/revocation', { token });
        if (answer?.status === 200) told.revoked.push(token);
        else fresh.push(token);
      }
      // The newest, and one from before.
      for (const revoked of [told.revoked.at(-1), told.revoked[serial % (told.revoked.length || 1)]])
        if (revoked !== undefined) await tryRevoked(revoked);
      await pause(300);
    }
  }
  /** Whether the server gave a definite answer. */
  async function tryRevoked(token: string): Promise<boolean> {
    const answer = await exchange(token);
    if (answer?.status === 200) told.returned.push(token);
    else if (answer && !isRefused(answer.text)) count(String(answer.status));
    return answer !== undefined && (answer.status === 200 || isRefused(answer.text));
  }

  async function machineTokens(): Promise<void> {
    while (!ended.signal.aborted) {
      if (await attempt(() => askForToken(client, machine, ordersToken))) told.machineTokens += 1;
      await pause(100);
    }
  }

  let probes = 0;
  const running = new Set<Promise<unknown>>();
  async function signIns(): Promise<void> {
    while (!ended.signal.aborted) {
      if (running.size < mostProbes) {
        const person = personOf(refreshers + (probes += 1));
        const probe: Promise<unknown> = attempt(() => signIn(client, clientId, person))
          .then((tokens) => tokens && told.signIns.push(performance.now()))
          .finally(() => running.delete(probe));
        running.add(probe);
      }
      await pause(probeMs);
    }
    await Promise.all(running);
  }

  const chains = Array.from({ length: refreshers }, () => ({ token: undefined as string | undefined }));
  const all = Promise.all([
    signUps(),
    ...chains.map((chain, at) => refreshes(chain, at)),
    revocations(),
    machineTokens(),
    signIns(),
  ]);
  return {
    told,
    async untilSignedIn() {
      const before = told.signIns.length + running.size;
      while (told.signIns.length <= before && !ended.signal.aborted) await pause(100);
    },
    async stop() {
      ended.abort();
      await all;
      const untilDefinite = async (ask: () => Promise<boolean>): Promise<void> => {
        for (let left = 20; left > 0; left -= 1) {
          if (await ask()) return;
          await wait(500);
        }
        throw new Error('no definite answer after the drill');
      };
      for (const token of told.revoked) await untilDefinite(() => tryRevoked(token));
      for (const chain of chains)
        await untilDefinite(async () => {
          const before = told.refreshes;
          if (chain.token !== undefined) chain.token = await followOnce(chain.token);
          return chain.token === undefined || told.refreshes > before;
        });
    },
  };
}
