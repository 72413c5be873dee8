import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '../lib/html.ts';
import type { Instance } from './load.ts';
import { sendPage } from './page.ts';
import { type OidcRequest, requestOf, workOf } from './request.ts';
import { rowKey } from './work.ts';

interface Authorization {
  grantId?: string;
  persistsLogout?: boolean;
}

/** Ends a session with every grant that was not given for offline access (OpenID Connect Core 11). */
export function endSessionRow(request: OidcRequest, session: Instance): void {
  const work = workOf(request);
  const { authorizations = {} } = session.payload as { authorizations?: Record<string, Authorization> };
  for (const { grantId, persistsLogout } of Object.values(authorizations)) {
    if (grantId === undefined || persistsLogout) continue;
    work.revoked.add(grantId);
    work.destroyed.set(rowKey('Grant', grantId), { model: 'Grant', id: grantId });
  }
  if (session.uid !== null) work.sessions.add(session.uid);
  work.upserts.delete(rowKey('Session', session.id));
  request.instances.delete(rowKey('Session', session.id));
}

/**
 * When somebody else signs in in a browser that still has a session, that session ends here and the flow goes on as if it had
 * had none; the engine alone would show a page that posts itself.
 */
export function endOtherUsersSession(request: OidcRequest): void {
  const rows = [...request.instances.values()];
  const session = rows.find(({ model }) => model === 'Session');
  const flow = rows.find(({ model }) => model === 'Interaction');
  const { login } = (flow?.payload.result ?? {}) as { login?: { accountId?: string } };
  if (!session || !flow || !login?.accountId || session.payload.accountId === undefined) return;
  if (session.payload.accountId === login.accountId) return;
  const begunIn = (flow.payload.session as { uid?: string } | undefined)?.uid;
  // A flow that began in another session is refused by the engine.
  if (begunIn !== undefined && begunIn !== session.uid) return;
  endSessionRow(request, session);
  delete flow.payload.session;
}

/** Signs out at once where the application said which it is and where to go; otherwise a page asks first (engine's `logoutSource`). */
export async function answerLogout(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { oidc } = ctx;
  const request = requestOf(ctx);
  const session = [...request.instances.values()].find(({ model }) => model === 'Session');
  if (!session || !oidc.client || typeof oidc.params?.post_logout_redirect_uri !== 'string') {
    // Our own submit button tells the engine to end the session itself, not only this application's part.
    const button = (label: string): string =>
      `<button type="submit" class="button primary" name="logout" value="yes">${escapeHtml(label)}</button></form>`;
    return sendPage(ctx, (t) => ({
      title: t('sign_out.title'),
      text: t('sign_out.text'),
      form: form.replace('</form>', () => button(t('sign_out.action'))),
    }));
  }
  endSessionRow(request, session);
  await oidc.session?.destroy();
  ctx.cookies.set(oidc.provider.cookieName('session'), null, { path: '/', signed: true });
  leave(ctx);
}

/** Nobody is signed in: the engine would make a session for a form; there is nothing to ask. */
export async function answerLogoutWithoutSession(ctx: KoaContextWithOIDC): Promise<void> {
  ctx.status = 200;
  ctx.remove('set-cookie');
  requestOf(ctx).pending?.upserts.clear();
  if (ctx.oidc.client && typeof ctx.oidc.params?.post_logout_redirect_uri === 'string') leave(ctx);
  else await sendSignedOut(ctx);
}

function leave(ctx: KoaContextWithOIDC): void {
  const { post_logout_redirect_uri: uri, state } = ctx.oidc.params as {
    post_logout_redirect_uri: string;
    state?: string;
  };
  const target = new URL(uri);
  if (typeof state === 'string') target.searchParams.set('state', state);
  ctx.redirect(target.href);
  ctx.status = 303;
  ctx.body = '';
}

export function sendSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  return sendPage(ctx, (t) => ({ title: t('signed_out.title'), text: t('signed_out.text') }));
}
