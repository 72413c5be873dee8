import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyLook, pickTerms } from '../../experience/application-look.ts';
import { findNamed } from './named-flow.ts';
import { sendNoAccessPage } from './no-access-page.ts';
import { getTenantKeys } from '../../keys/signing-keys-store.ts';
import { getConsent } from '../../oidc/consent-request.ts';
import { readDeviceCookie } from '../../oidc/device-cookie.ts';
import { screenAddresses } from '../../lib/page-addresses.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { createReturnCookie } from '../../identity-providers/returns/own-return.ts';
import { findSsoRoute, listSsoConnectors } from '../../identity-providers/enterprise/sso-connectors.ts';
import { getAskedFields } from '../../experience/sign-in-experience-store.ts';
import { getPageCaptcha } from '../captcha/require-human.ts';
import { buildConsentScreen } from './consent-screen.ts';
import { sendFailure, sendUnknownSession } from './dead-ends.ts';
import { buildDeviceScreen } from './device-screen.ts';
import { locateCustomUi, registerCustomUi } from './custom-ui-pages.ts';
import {
  hasOpenedSetupLink,
  makesFirstAdministrator,
  setupPath,
} from '../administrators/first-administrator.ts';
import { findInvitationOf } from '../administrators/invited-administrator.ts';
import { findFactor } from '../factors/all.ts';
import { comeBack } from '../sign-in-tests/provider-trip.ts';
import { findNext } from '../steps/represent-next.ts';
import { isKnown } from '../state/flow-state.ts';
import { findFlow } from '../flow/flow-store.ts';
import { signInFolder } from '../../web/built-sign-in.ts';
import { assetsPrefix } from './sign-in-app.ts';
import { type PageRequest, readRequest, sendPage } from './send-page.ts';
import { registerLanguageChoice } from './page-language.ts';
import { readParameters } from './page-parameters.ts';
import { chooseScreen, toPageApplication } from './page-state.ts';
import { sendSetupLinkWanted, sendSetupPage } from './setup-page.ts';
import { buildPreview } from './preview-page.ts';
import { findOneTap, listOffered } from './page-social.ts';
import { chooseLinkScreen } from './link-screen.ts';
import { findPageApplication } from '../flow/page-application-store.ts';

/** The pages that end users see: one document each, rendered here with everything in it. */
export async function registerSignInPages(app: FastifyInstance, runtime: Runtime): Promise<void> {
  if (existsSync(join(signInFolder, 'client', 'assets')))
    await app.register(fastifyStatic, {
      root: join(signInFolder, 'client', 'assets'),
      prefix: assetsPrefix,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
    });
  registerCustomUi(app, runtime);
  await registerLanguageChoice(app, runtime);
  const serve = (
    path: string,
    send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.get(path, (request, reply) =>
      send(request, reply).catch((error: unknown) => sendFailure(runtime, request, reply, error)),
    );
  for (const path of ['/sign-in', '/register', ...Object.keys(screenAddresses), '/direct/:method/:target'])
    serve(path, (request, reply) => sendFlowPage(runtime, request, reply));
  serve(setupPath, async (request, reply) => sendSetupPage(await readRequest(runtime, request, reply)));
  serve('/device', (request, reply) => sendDevicePage(runtime, request, reply));
  serve('/consent', (request, reply) => sendConsentPage(runtime, request, reply));
  serve('/no-access', async (request, reply) => sendNoAccessPage(await readRequest(runtime, request, reply)));
  serve('/callback/:connectorId', (request, reply) => sendCallbackPage(runtime, request, reply));
  serve('/unknown-session', async (request, reply) =>
    sendUnknownSession(await readRequest(runtime, request, reply), undefined),
  );
}

/** The page of an open flow. */
async function sendFlowPage(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await readRequest(runtime, request, reply);
  const { tenant, query } = page;
  const { pathname: path, searchParams: search } = new URL(request.url, tenant.origin);
  if (path === '/sign-in' && query.preview === 'true') return sendPreview(page);
  const isSetup = makesFirstAdministrator(tenant, page.experience);
  if (isSetup && !(await hasOpenedSetupLink(runtime, request.headers.cookie)))
    return sendSetupLinkWanted(page);
  const { flowId, application } = await findNamed(page);
  const now = runtime.clock();
  const flow = flowId && (await findFlow({ runtime, tenant, now }, flowId));
  if (!flow) return sendUnknownSession(page, application);
  const { state, clientId } = flow;
  const { cookie: cookies } = request.headers;
  const isInvited = (await findInvitationOf({ runtime, tenant, now, clientId, cookies })) !== undefined;
  const experience = isInvited ? openRegistration(page.experience) : page.experience;
  if (isKnown(state) && state.isSubmitted) return reply.redirect(flow.redirectTo, 303);

  const own = flowId && locateCustomUi(experience, path, search, flowId);
  if (own) return reply.redirect(own, 303);

  const parameters = readParameters(
    { ...readPathParameters(request, path), ...query },
    application?.params ?? {},
  );
  const next = await findNext({ runtime, tenant, now }, flow);
  // The token of a link that verified the user is consumed: the page continues with the verification, whatever the URL
  // says.
  const isLinked = state.verifications.some((each) => findFactor(each).firstFactor?.isLink);
  const underWay = state.status !== 'identified' && !isLinked ? undefined : state.event;
  const social = await listOffered(runtime, tenant.id, experience);
  const { all: sso } = await listSsoConnectors(runtime, tenant.id);
  const { loginHint } = parameters;
  const company = loginHint.includes('@') ? await findSsoRoute(runtime, tenant.id, loginHint) : [];
  const oneTap = await findOneTap({ runtime, tenant }, social, flow, application?.params ?? {});
  const link = await chooseLinkScreen({ runtime, tenant, now }, { flow, search, parameters, experience });
  return sendPage(
    { ...page, experience: applyLook(experience, application) },
    {
      screen:
        link ??
        chooseScreen({
          path: path === '/register' ? path : '/sign-in',
          search,
          parameters,
          experience,
          underWay,
          social,
          oneTap,
          sso,
          company,
          isSetup,
        }),
      application: toPageApplication(page.tenant, application),
      flowId,
      next,
      captcha: await getPageCaptcha(runtime, tenant.id),
      uiLocales: parameters.uiLocales,
      sso,
    },
  );
}

/** The experience of a browser that may register although registration is closed. */
const openRegistration = (experience: SignInExperience): SignInExperience => ({
  ...experience,
  signInMode: 'SignInAndRegister',
});

const pathParams = z.object({ method: z.string(), target: z.string() });

/** What a URL means by itself, as the parameters with the same meaning. */
function readPathParameters({ params }: FastifyRequest, path: string): Record<string, string> {
  const direct = pathParams.safeParse(params).data;
  if (direct) return { direct_sign_in: `${direct.method}:${direct.target}` };
  const screen = screenAddresses[path];
  return screen ? { first_screen: screen } : {};
}

/** The preview in the console's sign-in experience settings (ONB-30): it belongs to no flow and accepts no input. */
async function sendPreview(page: PageRequest): Promise<FastifyReply> {
  const { runtime, tenant, experience, customTexts, request } = page;
  const locale = request.headers['accept-language'] ?? '';
  const origin = new URL(runtime.settings.ADMIN_ENDPOINT).origin;
  return sendPage(page, {
    ...(await buildPreview(
      {
        experience,
        social: await listOffered(runtime, tenant.id, experience),
        sso: (await listSsoConnectors(runtime, tenant.id)).all,
        askedFields: await getAskedFields(runtime, tenant.id),
      },
      customTexts,
      { locale },
    )),
    preview: { origin },
  });
}

const callbackParams = z.object({ connectorId: z.string() });

/**
 * The callback that a provider redirects users to. Only their tab knows which flow continues; the newest one determines
 * the language, and all of them the application, if they agree. If there are several, the organization isn't known.
 */
async function sendCallbackPage(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { connectorId } = callbackParams.parse(request.params);
  const { tenant } = request;
  if (tenant && (await comeBack(runtime, tenant, connectorId, request, reply))) return reply;
  const page = await readRequest(runtime, request, reply);
  const arrival = createReturnCookie(page.tenant, connectorId, page.query);
  if (arrival) void reply.header('set-cookie', arrival);
  const { application, isOnlyOne, isOnlyFlow } = await findNamed({ ...page, query: {} });
  const agreed = application && { ...application, ...(!isOnlyFlow && { organizationLook: null }) };
  const sender = isOnlyOne ? agreed : undefined;
  return sendPage(
    { ...page, experience: applyLook(page.experience, sender) },
    {
      screen: { name: 'callback', connectorId },
      application: toPageApplication(page.tenant, sender),
      uiLocales: readParameters({}, application?.params ?? {}).uiLocales,
    },
  );
}

/** The page that asks for consent before a third-party application gets access. */
async function sendConsentPage(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await readRequest(runtime, request, reply);
  const { flowId, application } = await findNamed(page);
  const consent = flowId && (await getConsent(runtime, page.tenant, flowId));
  if (!consent) return sendUnknownSession(page, application);
  if (consent.keptOutUrl !== undefined) return reply.redirect(consent.keptOutUrl, 303);
  const params = application?.params ?? {};
  return sendPage(
    { ...page, experience: applyLook(page.experience, application) },
    {
      screen: {
        name: 'consent',
        consent: { ...buildConsentScreen(page.tenant, consent, params), terms: pickTerms(application) },
      },
      application: toPageApplication(page.tenant, application),
      flowId,
      uiLocales: readParameters(page.query, params).uiLocales,
    },
  );
}

/** The page on which a device is connected (RFC 8628 3.3); its data was signed by the protocol for this browser. */
async function sendDevicePage(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await readRequest(runtime, request, reply);
  const { tenant } = page;
  const { cookies } = await getTenantKeys(runtime, tenant.id);
  const isSecure = tenant.origin.startsWith('https:');
  const shown = readDeviceCookie(
    { tenantId: tenant.id, keys: cookies, isSecure, now: runtime.clock() },
    request.headers.cookie,
  );
  if (!shown && page.query.shown !== '1') return reply.redirect(`${tenant.issuer}/device`, 303);
  if (!shown) return sendUnknownSession(page, undefined);
  const { clientId } = shown;
  const application =
    clientId === undefined ? undefined : await findPageApplication(runtime, tenant.id, clientId, undefined);
  return sendPage(
    { ...page, experience: applyLook(page.experience, application) },
    {
      screen: { name: 'device', device: await buildDeviceScreen(runtime, tenant, shown) },
      application: toPageApplication(tenant, application),
    },
  );
}
