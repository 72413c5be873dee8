import type { AuditLogKey } from '@gatehouse/contract/audit-logs/keys';
import type { Insertable } from 'kysely';
import type { LogsTable } from '../../database/tables/protocol.ts';
import { resources } from './shop.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const days = 30;

const browsers = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
];

interface Event {
  key: AuditLogKey;
  at: number;
  userId?: string;
  applicationId: string;
  error?: string;
  more?: Record<string, unknown>;
}

export interface Visitor {
  id: string;
  createdAt: number;
}

/** A month of a shop, oldest first: users sign in, some after a wrong password, and machines get their tokens. */
function listEvents(people: readonly Visitor[], now: number): Event[] {
  const events: Event[] = [];
  const today = Math.floor(now / day);
  for (let date = today - days; date <= today; date += 1) {
    const midnight = date * day;
    for (let visit = 0; visit < 9; visit += 1) {
      const person = people[(date * 37 + visit * 53) % people.length];
      const at = midnight + 7 * hour + visit * 97 * minute + (date % 41) * minute;
      if (person && person.createdAt < at) events.push(...describeVisit(person.id, at, date + visit));
    }
    for (const [applicationId, at] of [
      ['demo-reports', midnight + 3 * hour],
      ['demo-importer', midnight + 9 * hour],
      ['demo-importer', midnight + 15 * hour],
    ] as const)
      events.push({
        key: 'ExchangeTokenBy.ClientCredentials',
        at,
        applicationId,
        more: { scope: 'read:plants', resource: resources[1]?.indicator },
      });
  }
  return events.filter(({ at }) => at <= now);
}

/** One sign-in, step by step. */
function describeVisit(userId: string, at: number, turn: number): Event[] {
  const applicationId =
    ['demo-storefront', 'demo-storefront', 'demo-phone', 'demo-back-office'][turn % 4] ?? '';
  const step = (key: AuditLogKey, seconds: number, rest: Partial<Event> = {}): Event => ({
    key,
    at: at + seconds * 1000,
    applicationId,
    ...rest,
  });
  const submitted = 'Interaction.SignIn.Verification.Password.Submit';
  const wrong = step(submitted, 12, { error: 'session.invalid_credentials' });
  return [
    ...(turn % 7 === 3 ? [wrong] : []),
    step(submitted, 25, { userId }),
    step('Interaction.SignIn.Submit', 26, { userId }),
    step('ExchangeTokenBy.AuthorizationCode', 27, { userId, more: { scope: 'openid profile' } }),
    ...(turn % 3 === 0 ? [step('ExchangeTokenBy.RefreshToken', 3_640, { userId })] : []),
    ...(turn % 5 === 0 ? [step('EndSession', 5_200, { userId })] : []),
  ];
}

/** The audit log entries of that month, and each user's last sign-in. */
export function describeActivity(
  people: readonly Visitor[],
  now: number,
): { logs: Insertable<LogsTable>[]; lastSignIns: Map<string, number> } {
  const events = listEvents(people, now);
  const lastSignIns = new Map(
    events.flatMap(({ key, userId, at }) =>
      key === 'Interaction.SignIn.Submit' && userId ? [[userId, at] as const] : [],
    ),
  );
  const logs = events.map(({ key, at, userId, applicationId, error, more }) => {
    const turn = Math.floor(at / minute);
    // IP addresses that RFC 5737 reserves for documentation.
    const ip = `${['192.0.2', '198.51.100', '203.0.113'][turn % 3]}.${(turn % 250) + 1}`;
    const isMachine = key === 'ExchangeTokenBy.ClientCredentials';
    return {
      id: `demo-${at.toString(36)}-${key.length}`,
      key,
      userId: userId ?? null,
      applicationId,
      createdAt: new Date(at),
      payload: JSON.stringify({
        key,
        result: error ? 'Error' : 'Success',
        ...(error ? { error: { code: error } } : {}),
        ip: isMachine ? '192.0.2.10' : ip,
        userAgent: isMachine ? 'fernhill-jobs/2.4' : browsers[turn % browsers.length],
        userId,
        applicationId,
        ...more,
      }),
    };
  });
  return { logs, lastSignIns };
}
