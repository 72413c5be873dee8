import { randomBytes } from 'node:crypto';
import {
  accountPageScope,
  accountPath,
  type AccountPageState,
} from '@gatehouse/contract/account/account-page';
import type { AccountCenter } from '@gatehouse/contract/account-center/account-center';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAccountCenter } from '../../experience/account-center-store.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { sendNotFound } from '../../web/errors.ts';
import { renderAppDocument } from '../pages/app-document.ts';
import { loadAppFiles, registerAppFiles } from '../pages/app-files.ts';
import { sendFailure, sendUnknownSession } from '../pages/dead-ends.ts';
import { type PageRequest, readRequest } from '../pages/send-page.ts';
import { challengeOf, createDeparture, readDeparture, writeDeparture } from './account-cookie.ts';
import { buildAccountPolicy } from './account-document.ts';
import { readChosen } from '../pages/page-language.ts';
import { buildAccountState } from './account-state.ts';

const yearSeconds = 31_536_000;

/** The page on which users see and change their own account, with the account API (ADR 156). */
export async function registerAccountPage(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await registerAppFiles(app, 'account');
  app.get(accountPath, async (request, reply) => {
    if (!request.tenant) return sendNotFound(runtime, request, reply);
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return serve(runtime, request, reply).catch((error: unknown) =>
      sendFailure(runtime, request, reply, error),
    );
  });
}

async function serve(runtime: Runtime, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = await readRequest(runtime, request, reply);
  const { tenant, query } = page;
  const center = await readAccountCenter(runtime.database.for(tenant.id), tenant.id);
  if (query.preview === 'true') return sendPreview(page, center);
  if (!center.enabled) return sendNotFound(runtime, request, reply);
  // `iss` is part of every authorization response (RFC 9207).
  if (!('iss' in query)) return startSignIn(page);
  const departure = readDeparture(tenant, request.headers.cookie);
  // A browser without cookies would be sent back and forth forever.
  if (!departure) return sendUnknownSession(page, undefined);
  const { code, state, error } = query;
  // The page was opened in another tab meanwhile: its response is the one that counts.
  if (state !== departure.state) return reply.redirect(accountPath, 303);
  void reply.header('set-cookie', writeDeparture(tenant, undefined));
  if (typeof code !== 'string' || error !== undefined) return sendUnknownSession(page, undefined);
  return sendAccount(page, center, { code, verifier: departure.verifier });
}

/**
 * The authorization request of the page, as an application of the tenant: users with a session come back at once, all others sign in first.
 * With `sign-in`, they sign in again, to verify their identity by it.
 */
function startSignIn({ tenant, query, reply }: PageRequest): FastifyReply {
  const departure = createDeparture();
  const parameters = new URLSearchParams({
    client_id: builtInApplications.account,
    redirect_uri: `${tenant.origin}${accountPath}`,
    response_type: 'code',
    scope: accountPageScope,
    state: departure.state,
    code_challenge: challengeOf(departure),
    code_challenge_method: 'S256',
    // No session is older; with it, the ID token says when the user authenticated (OpenID Connect Core, section 2).
    max_age: String(yearSeconds),
    ...('sign-in' in query && { prompt: 'login' }),
  });
  return reply
    .header('set-cookie', writeDeparture(tenant, departure))
    .redirect(`${tenant.issuer}/auth?${parameters.toString()}`, 303);
}

const languageOf = ({ tenant, request: { headers }, experience, customTexts }: PageRequest) => ({
  wanted: readChosen(tenant, headers.cookie, experience, customTexts),
  locale: headers['accept-language'] ?? '',
});

async function sendAccount(
  page: PageRequest,
  center: AccountCenter,
  grant: AccountPageState['grant'],
): Promise<FastifyReply> {
  return send(page, center, { ...(await buildAccountState(page, center, languageOf(page))), grant });
}

/** The preview in the console: it belongs to no user, shows what the console posts to it, and accepts no input. */
async function sendPreview(page: PageRequest, center: AccountCenter): Promise<FastifyReply> {
  const { origin } = new URL(page.runtime.settings.ADMIN_ENDPOINT);
  const state = await buildAccountState(page, center, languageOf(page));
  return send(page, center, { ...state, grant: { code: '', verifier: '' }, preview: { origin } });
}

async function send(
  page: PageRequest,
  center: AccountCenter,
  state: AccountPageState,
): Promise<FastifyReply> {
  const { runtime, reply, experience } = page;
  const files = await loadAppFiles('account');
  const nonce = randomBytes(16).toString('base64url');
  const avatarHosts = [...runtime.connectors.values()].flatMap(({ metadata }) => metadata.avatarHosts ?? []);
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': buildAccountPolicy(state, experience, { nonce, avatarHosts }),
      vary: 'Accept-Language, Cookie',
    })
    .send(
      // The custom CSS is that of the account center.
      renderAppDocument({
        files,
        title: state.texts['account.title'] ?? '',
        html: files.renderer.renderAccount(state),
        state,
        experience,
        customCss: center.customCss ?? '',
        nonce,
      }),
    );
}
