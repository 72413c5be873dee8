import { setTimeout as wait } from 'node:timers/promises';
import type { OutboundAnswer } from '@gatehouse/connectors/kit/outbound';
import type pg from 'pg';
import type { Secrets } from '../../keys/secrets.ts';
import type { Settings } from '../../runtime/settings.ts';
import type { SelfView } from '../../web/self-check.ts';

/** `hint`: it works, but should be known. `skipped`: it couldn't be checked, and the message says why. Only problems count for the exit code. */
export type Level = 'ok' | 'hint' | 'problem' | 'skipped';

/** What a check found, and how to mend it. */
export interface Finding {
  check: string;
  level: Level;
  message: string;
  mend?: string;
}

type Result = Omit<Finding, 'check'>;

export const ok = (message: string): Result => ({ level: 'ok', message });
export const skipped = (message: string): Result => ({ level: 'skipped', message });
export const hint = (message: string, mend: string): Result => ({ level: 'hint', message, mend });
export const problem = (message: string, mend: string): Result => ({ level: 'problem', message, mend });

/** The settings that the endpoints are in. */
export type EndpointName = 'ENDPOINT' | 'ADMIN_ENDPOINT';

/** What was found at a URL of the server. */
export type Asked =
  | { isOurs: true; view: SelfView; answer: OutboundAnswer; sentAt: number; receivedAt: number }
  | { isOurs: false; answer: OutboundAnswer; sentAt: number; receivedAt: number }
  | { isOurs: false; error: Error };

/** The database, as checks read it. */
export interface ReadDatabase {
  connection: pg.ClientConfig;
  isEmbedded: boolean;
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** One connection, for statements that belong together. */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
}

/** The installation that is checked. */
export interface Site {
  settings: Settings;
  /** Without the secrets key of an embedded database that was never started. */
  secrets: Secrets | undefined;
  /** Undefined if it can't be used: another check says so. */
  database: ReadDatabase | undefined;
  /** The public URL of one of the endpoints. In the cloud edition, of an invented tenant: the self-check needs none. */
  origin(name: EndpointName): string;
  /** Asks an endpoint how it sees this request; asked once. */
  ask(name: EndpointName): Promise<Asked>;
  /** Asks again, with headers of a client that lies about itself. */
  askWith(name: EndpointName, headers: Record<string, string>): Promise<Asked>;
  /** One request to an endpoint. */
  send(
    url: string,
    request: { method: 'POST'; headers: Record<string, string>; body: string },
  ): Promise<OutboundAnswer>;
}

/** One check. It doesn't depend on others, and throws nothing that hides them. */
export interface Check {
  name: string;
  needs?: 'database';
  run(site: Site): Promise<Result[]>;
}

/** A check that takes longer is given up. */
const deadlineMs = 15_000;

/** Runs a check, at most for its time. Errors become findings. */
export async function runCheck({ name, needs, run }: Check, site: Site): Promise<Finding[]> {
  const named = (results: readonly Result[]): Finding[] =>
    results.map((result) => ({ check: name, ...result }));
  if (needs === 'database' && !site.database)
    return named([skipped('Not checked, because the database can’t be used.')]);
  const late = wait(deadlineMs, undefined, { ref: false }).then(() => [
    problem(
      `This check didn’t end within ${deadlineMs / 1000} seconds.`,
      'Look at the other findings, then run the command again.',
    ),
  ]);
  try {
    return named(await Promise.race([run(site), late]));
  } catch (error) {
    return named([
      problem(
        `This check failed: ${error instanceof Error ? error.message : 'unknown error'}`,
        'Look at the other findings, then run the command again.',
      ),
    ]);
  }
}

/** `1 certificate`, `2 certificates`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** The first names of a list, and how many more there are. */
export const listed = (names: readonly string[], most = 5): string =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ');
