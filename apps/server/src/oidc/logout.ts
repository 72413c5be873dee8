import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '../lib/html.ts';
import { isKnownToUser } from './known-clients.ts';
import type { Instance } from './load.ts';
import { sendPage } from './page.ts';
import { type OidcRequest, requestOf, workOf } from './request.ts';
import { rowKey } from './work.ts';

/** Ends a session and all its grants without offline access (OpenID Connect Core 11). */
export function endSessionRow(request: OidcRequest, session: Instance): void {
  const work = workOf(request);
  const { authorizations = {} } = session.payload;
  for (const { grantId, persistsLogout } of Object.values(authorizations)) {
    if (grantId === undefined || persistsLogout) continue;
    work.revoked.add(grantId);
    work.destroyed.set(rowKey('Grant', grantId), { model: 'Grant', id: grantId });
  }
  if (session.uid !== null) work.sessions.add(session.uid);
  const { accountId } = session.payload;
  if (session.uid !== null && accountId !== undefined)
    request.endedSessions.push({ userId: accountId, sessionId: session.uid });
  work.upserts.delete(rowKey('Session', session.id));
  request.instances.delete(rowKey('Session', session.id));
}

/**
 * If another user signs in in a browser that still has a session, that session ends and the flow continues without it; the engine
 * would show a page that submits itself.
 */
export function endOtherUsersSession(request: OidcRequest): void {
  const rows = [...request.instances.values()];
  const session = rows.find(({ model }) => model === 'Session');
  const flow = rows.find(({ model }) => model === 'Interaction');
  const accountId = flow?.payload.result?.login?.accountId;
  if (!session || !flow || !accountId || session.payload.accountId === undefined) return;
  if (session.payload.accountId === accountId) return;
  const flowSession = flow.payload.session?.uid;
  // The engine rejects flows that started in another session.
  if (flowSession !== undefined && flowSession !== session.uid) return;
  endSessionRow(request, session);
  delete flow.payload.session;
}

/** After a sign-out that the user confirmed: the engine ends only the row that the browser's cookie names, and not the whole session. */
export function endConfirmed(ctx: KoaContextWithOIDC): void {
  const request = requestOf(ctx);
  const session = [...request.instances.values()].find(({ model }) => model === 'Session');
  if (session && ctx.oidc.params?.['logout']) endSessionRow(request, session);
}

/** Signs out immediately if the application identified itself and named a redirect URI; otherwise a page asks first (the engine's `logoutSource`). */
export async function answerLogout(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { oidc } = ctx;
  const request = requestOf(ctx);
  const session = [...request.instances.values()].find(({ model }) => model === 'Session');
  const target = findLogoutRedirect(ctx);
  // The engine would still go there, once the user has confirmed.
  if (!target && oidc.session?.state) oidc.session.state.postLogoutRedirectUri = undefined;
  if (!session || !target) {
    // `logout=yes` ends the whole session and not only this application's part.
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
  redirectAfterLogout(ctx, target);
}

/** Answers a sign-out without a session. The engine would create a session to show its confirmation. */
export async function answerLogoutWithoutSession(ctx: KoaContextWithOIDC): Promise<void> {
  ctx.status = 200;
  ctx.remove('set-cookie');
  requestOf(ctx).pending?.upserts.clear();
  const target = findLogoutRedirect(ctx);
  if (target) redirectAfterLogout(ctx, target);
  else await sendSignedOut(ctx);
}

/** The application's URL to return to, which the engine has checked, with `state`. */
function findLogoutRedirect(ctx: KoaContextWithOIDC): URL | undefined {
  const { oidc } = ctx;
  if (!isKnownToUser(ctx)) return undefined;
  const { post_logout_redirect_uri: uri, state } = oidc.params ?? {};
  if (!oidc.client || typeof uri !== 'string') return undefined;
  const target = new URL(uri);
  if (typeof state === 'string') target.searchParams.set('state', state);
  return target;
}

function redirectAfterLogout(ctx: KoaContextWithOIDC, target: URL): void {
  ctx.redirect(target.href);
  ctx.status = 303;
  ctx.body = '';
}

/** Shows that the user is signed out. */
export function sendSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  return sendPage(ctx, (t) => ({ title: t('signed_out.title'), text: t('signed_out.text') }));
}
