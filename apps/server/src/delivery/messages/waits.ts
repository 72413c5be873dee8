import { hash } from 'node:crypto';
import type { MessageType, MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { writeLogs } from '../../audit/write.ts';
import type { Actor, Ctx } from '../../runtime/ctx.ts';
import { callerAt } from '../../limits/networks.ts';
import { countEvent, refuse } from '../../limits/rate-limit.ts';
import { type Bucket, countInBuckets, deleteBucket, longestWaitMs, lowerBucket } from './waits-store.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** Messages in a row that an administrator or a backend can send to one recipient, as when a connector is set up. */
const managedAtOnce = 20;
/** An IPv6 /48 gets as many messages as this many IP addresses: fewer than of other events, because messages cost money (ADR 103). */
const siteShare = 4;
const alarmShare = 1 / 20;

/** A requested message. */
export interface AskedMessage {
  type: MessageType;
  /** The email address or phone number, normalized. */
  to: string;
  usage: MessageUsage;
}

/** A message that was counted, or has to wait. */
export interface CountedMessage {
  /** Key of the recipient's count. */
  waitKey: string;
  /** When the next one can be requested. */
  nextAt: number;
  /** Set when nothing was counted, because it is too early. */
  waitMs?: number;
}

const digest = (text: string): string => hash('sha256', text, 'base64url');

/** Finds all waits of a recipient. */
export const recipientKey = (to: string): string => digest(`recipient:${to.toLowerCase()}`);

/** The count of messages for one recipient and purpose that strangers ask for, in any flow and browser and from any address. */
export const strangersKey = ({ to, usage }: Omit<AskedMessage, 'type'>): string =>
  digest(`strangers:${usage}:${to.toLowerCase()}`);

/** Administrators and backends are counted separately. */
const managerOf = (actor: Actor): string | undefined => {
  if (actor.kind === 'administrator') return `administrator:${actor.userId}`;
  return actor.kind === 'machine' ? `machine:${actor.clientId}` : undefined;
};

const tenantBucket = ({ runtime }: Ctx, type: MessageType): Bucket => ({
  key: digest(`tenant:${type}`),
  free: Infinity,
  drainMs: hourMs / runtime.settings.LIMIT_MESSAGES_PER_TENANT,
});

/**
 * An IPv6 address counts by its /64 and by its /48, which holds 65,536 of those. SMS are counted separately, because they stay counted:
 * those of an office must not delay its emails.
 */
function addressBuckets({ runtime, ip }: Ctx, type: MessageType): Bucket[] {
  const { key, site } = callerAt(ip);
  const counted = [[key, 1] as const, ...(site === undefined ? [] : [[site, siteShare] as const])];
  return counted.map(([address, share]) => {
    const perDay = runtime.settings.LIMIT_MESSAGES_PER_ADDRESS * share;
    return {
      key: digest(`address:${type}:${address}`),
      free: perDay,
      freeInAlarm: Math.max(1, perDay * alarmShare),
      drainMs: dayMs / perDay,
    };
  });
}

/**
 * Counts a message before it is sent, or returns how long it has to wait (ADR 103). `knownAs` names a browser or
 * account that has verified the recipient before. It is counted separately, so requests of strangers do not make it
 * wait.
 */
export async function countMessage(
  ctx: Ctx,
  message: AskedMessage,
  knownAs?: string,
): Promise<CountedMessage> {
  const { runtime, tenant, now, actor } = ctx;
  const { type, to, usage } = message;
  const manager = knownAs === undefined ? managerOf(actor) : undefined;
  const asker = knownAs ?? manager;
  const waitKey =
    asker === undefined ? strangersKey(message) : digest(`${asker}:${usage}:${to.toLowerCase()}`);
  const own: Bucket = {
    key: waitKey,
    recipient: recipientKey(to),
    free: manager === undefined ? runtime.settings.LIMIT_MESSAGES_PER_RECIPIENT : managedAtOnce,
    drainMs: manager === undefined ? 10 * minuteMs : minuteMs,
  };
  const ofTenant = tenantBucket(ctx, type);
  const alarm = { key: ofTenant.key, limit: runtime.settings.LIMIT_MESSAGES_PER_TENANT };
  // An SMS costs money, and anyone who has an account can sign in with any number of browsers, all of which are then
  // known.
  const isCosted = asker === undefined || (knownAs !== undefined && type === 'Sms');
  const buckets = isCosted ? [own, ...addressBuckets(ctx, type), ofTenant] : [own];
  const answer = await countInBuckets(runtime.database, tenant.id, buckets, { now, alarm });
  if ('closedUntil' in answer) {
    // The clock of this process may be behind.
    const waitMs = Math.min(longestWaitMs, Math.max(1, answer.closedUntil - now));
    return { waitKey, nextAt: now + waitMs, waitMs };
  }
  const total = answer.counted.find(({ key }) => key === ofTenant.key);
  if (total && total.level >= alarm.limit) await raiseAlarm(ctx, type);
  return { waitKey, nextAt: Math.max(now, ...answer.counted.map(({ openAt }) => openAt)) };
}

/** Throws 429 for a message that has to wait. */
export function refuseWaiting({ waitMs }: CountedMessage): void {
  if (waitMs !== undefined) refuse(waitMs, connectorErrors.messageRateLimited);
}

/**
 * The code of a message was entered. A known browser can request the next email at once. The counts of strangers go down by one, but an SMS
 * stays counted for its address: it has cost money, and the limit by address is the only one on SMS to numbers whose owner enters the codes
 * to earn from them (ADR 103).
 *
 * All sign-ins of the tenant change the same rows. A statement that writes only to this unlogged table doesn't wait for the disk before it
 * unlocks them, so they are not part of the one that consumes the code. If the process ends between them, the counts go down with time.
 */
export async function uncountMessage(ctx: Ctx, message: AskedMessage, waitKey: string): Promise<void> {
  const { database } = ctx.runtime;
  const { type } = message;
  if (type === 'Email' && waitKey !== strangersKey(message))
    return deleteBucket(database, ctx.tenant.id, waitKey);
  const counted = [...(type === 'Email' ? addressBuckets(ctx, type) : []), tenantBucket(ctx, type)];
  for (const { key } of counted) await lowerBucket(database, ctx.tenant.id, key);
}

/** Writes to the log and the audit log, once an hour. Requests go on, but addresses that ask for many messages are slowed. */
async function raiseAlarm({ runtime, tenant, log }: Ctx, type: MessageType): Promise<void> {
  const alarm = { name: 'messages-alarm', windowMs: hourMs };
  if ((await countEvent(runtime, tenant.id, alarm, type)) > 1) return;
  const limit = runtime.settings.LIMIT_MESSAGES_PER_TENANT;
  log.warn(
    { tenant: tenant.id, type, limit },
    'many codes are requested and not entered; IP addresses that request many are slowed down',
  );
  await writeLogs(runtime, tenant.id, [
    { key: 'Message.Limit.Exceeded', payload: { result: 'Error', type, limit } },
  ]);
}
