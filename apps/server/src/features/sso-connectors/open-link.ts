import { connectionLinkErrors as errors } from '@gatehouse/contract/connection-links/errors';
import { writeLinkCookie } from '../../connection-links/link-cookie.ts';
import { isUsable, updateLink } from '../../connection-links/links-store.ts';
import { fail } from '../../lib/fail.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { findLinkCounted } from '../../web/authenticate-link.ts';

/** Keeps the secret of a link in a cookie. That of a link that has ended, too: its page says why. */
export async function openLink(ctx: Ctx, secret: string): Promise<void> {
  const { runtime, tenant, ip, now, note, setHeader } = ctx;
  const link = (await findLinkCounted(runtime, tenant, { secret, ip })) ?? fail(errors.invalid);
  const { id: linkId, ssoConnectorId: id, organizationId } = link;
  note({ actor: 'connection-link', params: { id, linkId, organizationId } });
  if (link.openedAt === null && isUsable(link, now))
    await updateLink(runtime.database.for(tenant.id), linkId, { openedAt: new Date(now) });
  const restSeconds = Math.max(60, Math.ceil((link.expiresAt - now) / 1000));
  setHeader('set-cookie', writeLinkCookie(tenant, secret, restSeconds));
}
