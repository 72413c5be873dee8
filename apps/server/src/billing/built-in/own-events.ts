import type { IncomingHttpHeaders } from 'node:http';
import { adminTenantId } from '@gatehouse/contract/common';
import { z } from 'zod';
import { enqueue } from '../../delivery/outbox/outbox-store.ts';
import type { OutboxHandler } from '../../delivery/outbox/outbox.ts';
import { createId, createSecret } from '../../lib/ids.ts';
import type { OwnerRuntime } from '../../runtime/runtime.ts';
import { describeTenant } from '../../tenancy/tenant.ts';
import { InvalidEvent, type ProviderEvent } from '../port.ts';
import { signEvent, verifyEvent } from '../signature.ts';

export const ownEventKind = 'billing-event';
export const signatureHeader = 'gatehouse-signature';
/** As long as Stripe retries. */
const lifetimeMs = 3 * 86_400_000;

const ownEvent = z.object({
  id: z.string().min(1).max(128),
  type: z.string().max(64),
  customerRef: z.string().max(128).optional(),
  sessionId: z.string().max(128).optional(),
}) satisfies z.ZodType<ProviderEvent>;

/** The events of the built-in providers: queued with the outbox, and signed when they are delivered. */
export interface OwnEvents {
  /** `isLate`: it comes after a minute, as those of real providers can. */
  tell(event: Omit<ProviderEvent, 'id'>, isLate?: boolean): Promise<void>;
  parse(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent>;
  /** The headers of a body that is sent now. */
  sign(raw: string): Promise<IncomingHttpHeaders>;
}

export function createOwnEvents(owner: () => OwnerRuntime): OwnEvents {
  let secret: Promise<string> | undefined;
  const readSecret = (): Promise<string> => {
    secret ??= storeSecret(owner()).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
  return {
    async tell(event, isLate = false) {
      const runtime = owner();
      const now = runtime.clock();
      const tenant = describeTenant(runtime.settings, adminTenantId);
      const afterCommit = (deliver: () => Promise<void>): void => {
        // Otherwise a poll delivers it, once its lease has ended.
        if (!isLate) void deliver();
      };
      const payload = JSON.stringify({ id: `evt_${createId()}`, ...event });
      await enqueue({ runtime, tenant, now, afterCommit }, { kind: ownEventKind, payload, lifetimeMs });
    },
    async parse(raw, headers) {
      verifyEvent(await readSecret(), raw, headers[signatureHeader], owner().clock());
      const { success, data } = ownEvent.safeParse(JSON.parse(raw.toString('utf8')));
      if (!success) throw new InvalidEvent('not an event');
      return data;
    },
    sign: async (raw) => ({ [signatureHeader]: signEvent(await readSecret(), raw, owner().clock()) }),
  };
}

/** The key of the installation's own events, the same in all processes. It opens nothing: events only say what to look at. */
async function storeSecret({ database }: OwnerRuntime): Promise<string> {
  await database.query(
    `insert into systems (key, value) values ('billingEvents', to_jsonb($1::text)) on conflict (key) do nothing`,
    [createSecret()],
  );
  const [row] = await database.query<{ value: string }>(
    `select value #>> '{}' as value from systems where key = 'billingEvents'`,
  );
  return row?.value ?? '';
}

/** Hands our own events to the function behind the endpoint for events, as a provider would send them. */
export const createOwnEventHandler = (receive: (raw: Buffer) => Promise<void>): OutboxHandler => ({
  deliver: (_tenantId, payload) => receive(Buffer.from(z.string().parse(payload))),
  // What it was about is read again at the latest at the end of the period.
  giveUp: async () => undefined,
});
