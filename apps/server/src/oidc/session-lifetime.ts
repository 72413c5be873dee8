import type { SessionConfig } from '@gatehouse/contract/configs/session';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { z } from 'zod';
import { lifetimes } from '../sessions/lifetimes.ts';
import { type OidcRequest, requestOf } from './request.ts';

/** How long a session lasts, as it was stored at its sign-in: later changes of the settings neither shorten nor lengthen it. */
const storedLifetime = z.object({
  /** Seconds without use. */
  ttl: z.number(),
  /** Milliseconds since 1970, or null if use can extend it forever. */
  endsAt: z.number().nullable(),
});
type StoredLifetime = z.infer<typeof storedLifetime>;

/** That of sessions from before there were settings. */
const former: StoredLifetime = { ttl: lifetimes.session, endsAt: null };
const usual: SessionConfig = { ttl: lifetimes.session, absoluteTtl: null };

interface Session {
  uid?: string | undefined;
  loginTs?: number | undefined;
}

/**
 * The lifetime of a session. It is a new one if its user has just authenticated; the engine changes the ID at the end of every flow, so the
 * ID doesn't tell (attacks: lengthening a session).
 */
export function lifetimeOf(request: OidcRequest, { uid, loginTs }: Session): StoredLifetime {
  const known = [...request.instances.values()].find((row) => row.model === 'Session' && row.uid === uid);
  if (known && known.payload.loginTs === loginTs)
    return storedLifetime.safeParse(known.payload['lifetime']).data ?? former;
  const { ttl, absoluteTtl } = request.sessionConfig ?? usual;
  return { ttl, endsAt: absoluteTtl === null ? null : request.runtime.clock() + absoluteTtl * 1000 };
}

/** For how many seconds from now a session is stored. */
export function sessionSeconds(
  ctx: KoaContextWithOIDC,
  session: Session & { accountId?: string | undefined },
): number {
  // A session without a user only holds the CSRF token of the device page.
  if (session.accountId === undefined) return lifetimes.flow;
  const request = requestOf(ctx);
  const { ttl, endsAt } = lifetimeOf(request, session);
  const left = endsAt === null ? ttl : Math.floor((endsAt - request.runtime.clock()) / 1000);
  return Math.max(1, Math.min(ttl, left));
}
