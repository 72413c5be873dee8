import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { adminTenantId, defaultTenantId } from '@gatehouse/contract/common';
import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { edgeErrors } from '@gatehouse/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerGuides } from './web/docs/guide-routes.ts';
import { sendError, sendNotFound } from './web/errors.ts';
import {
  managementIndicator,
  meIndicator,
  platformIndicator,
  protectedAppsDomain,
  tenantOrigin,
} from './tenancy/tenant.ts';
import { usageReportingUrl } from './tenancy/usage-reporting.ts';
import { registerRelatedOrigins } from './features/account-center/related-origins.ts';
import { registerBilling } from './features/billing/register.ts';
import { registerAssets } from './features/assets/serve.ts';
import { registerDomainQuestion } from './features/domains/ask.ts';
import { registerDomains } from './features/domains/serve.ts';
import type { Runtime } from './runtime/runtime.ts';
import { registerAssertionConsumer } from './identity-providers/endpoints/assertion-consumer.ts';
import { registerSamlProvider } from './saml/register.ts';
import { registerDemoProvider } from './sign-in/demo-provider/demo-provider-page.ts';
import { registerAdministratorReset } from './sign-in/administrators/administrator-reset.ts';
import { registerCallback } from './identity-providers/endpoints/callback.ts';
import { registerAccountPage } from './sign-in/account/account-page.ts';
import { registerConnectionLinkPage } from './sign-in/connection-link/connection-link-page.ts';
import { registerInvitationPage } from './sign-in/invitation/invitation-page.ts';
import { registerPasswordLinkPage } from './sign-in/password-links/password-link-page.ts';
import { registerSetup } from './sign-in/administrators/setup-route.ts';
import { registerSignInPages } from './sign-in/pages/sign-in-pages.ts';
import { registerSignInTests } from './sign-in/sign-in-tests/test-routes.ts';
import { version } from './lib/version.ts';

/** The folder of a built app, `apps/<name>/dist`, from both `apps/server/dist` and `apps/server/src`. */
export function builtApp(name: string): string {
  return join(dirname(fileURLToPath(import.meta.url)), '../..', name, 'dist');
}

/** The folder with `docs` and the changelog, also from both. */
const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const demoPath = '/demo-app';

const isAdmin = (request: FastifyRequest): boolean => request.tenant?.id === adminTenantId;

/** The pages of both origins. */
export async function registerPages(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await registerSignInPages(app, runtime);
  registerSetup(app, runtime);
  await registerInvitationPage(app, runtime);
  await registerPasswordLinkPage(app, runtime);
  await registerAccountPage(app, runtime);
  await registerConnectionLinkPage(app, runtime);
  await registerCallback(app);
  await registerAssertionConsumer(app, runtime);
  await registerSamlProvider(app, runtime);
  registerSignInTests(app, runtime);
  registerDemoProvider(app, runtime);
  registerAssets(app, runtime);
  registerRelatedOrigins(app, runtime);
  registerDomains(app, runtime);
  registerDomainQuestion(app, runtime);
  await registerBilling(app, runtime);
  await registerAdministratorReset(app, runtime);
  app.get('/console/config.json', (request, reply) =>
    isAdmin(request)
      ? reply.header('cache-control', 'no-store').send(toConsoleConfig(runtime))
      : sendError(reply, edgeErrors.notFound),
  );
  const isCloud = runtime.settings.EDITION === 'cloud';
  const reference = `${tenantOrigin(runtime.settings, isCloud ? adminTenantId : defaultTenantId)}/api/reference`;
  await registerGuides(app, repository, reference, isAdmin);
  await registerSinglePageApp(app, runtime, {
    folder: builtApp('console'),
    prefix: '/console',
    isServed: isAdmin,
    csp: consolePolicy(runtime),
  });
  const { DEMO_APP } = runtime.settings;
  if (DEMO_APP)
    await registerSinglePageApp(app, runtime, {
      folder: builtApp('demo'),
      prefix: demoPath,
      isServed: (request) => !isAdmin(request),
      csp: "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data: https:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    });
  // Without the demo, `/` leads to the page that the tenant has set for users without a flow.
  const start = DEMO_APP ? demoPath : '/unknown-session';
  app.get('/', (request, reply) => reply.redirect(isAdmin(request) ? '/console' : start, 302));
}

/** What the console needs before sign-in. It is public. */
function toConsoleConfig({ settings, connectors }: Runtime): ConsoleConfig {
  const isCloud = settings.EDITION === 'cloud';
  const tenantId = isCloud ? '*' : defaultTenantId;
  const avatarHosts = [...connectors.values()].flatMap(({ metadata }) => metadata.avatarHosts ?? []);
  return {
    edition: settings.EDITION,
    version,
    devFeatures: settings.DEV_FEATURES,
    endpoint: tenantOrigin(settings, tenantId),
    adminEndpoint: settings.ADMIN_ENDPOINT,
    tenantId,
    managementIndicator: managementIndicator(settings, tenantId),
    meIndicator: meIndicator(settings),
    platformIndicator: isCloud ? platformIndicator(settings) : null,
    avatarHosts: [...new Set(avatarHosts)],
    protectedAppsDomain: protectedAppsDomain(settings, tenantId) ?? null,
    demoUrl: settings.DEMO_APP ? `${tenantOrigin(settings, tenantId)}${demoPath}` : null,
    versionFeedUrl: settings.VERSION_FEED_URL ?? null,
    contactUrl: settings.CONTACT_URL ?? null,
    usageReportingUrl: usageReportingUrl(settings) ?? null,
    freeTenantLimit: settings.LIMIT_FREE_TENANTS,
    help: {
      chat: settings.HELP_CHAT_URL ?? null,
      issues: settings.HELP_ISSUES_URL ?? null,
      email: settings.HELP_EMAIL ?? null,
      call: settings.HELP_CALL_URL ?? null,
    },
  };
}

/**
 * The console may call only its own origin and the tenants', and can't be framed. Images may be from anywhere, because logos can be; the
 * console's own code restricts where avatars are loaded from (ADR 112).
 */
function consolePolicy({ settings }: Runtime): string {
  const feed = settings.VERSION_FEED_URL ? ` ${new URL(settings.VERSION_FEED_URL).origin}` : '';
  const reports = usageReportingUrl(settings);
  const events = reports === undefined ? '' : ` ${new URL(reports).origin}`;
  const pictures = settings.ADMIN_ENDPOINT.startsWith('https:') ? 'https:' : 'https: http:';
  return `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data: ${pictures}; connect-src 'self' ${settings.ENDPOINT}${feed}${events}; frame-src ${settings.ENDPOINT}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

interface SinglePageApp {
  folder: string;
  prefix: string;
  isServed: (request: FastifyRequest) => boolean;
  csp: string;
}

/** Files below `assets/` have a hash in their name and are cached forever; every other path below the prefix is the document. */
async function registerSinglePageApp(
  app: FastifyInstance,
  runtime: Runtime,
  { folder, prefix, isServed, csp }: SinglePageApp,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    isServed(request)
      ? reply
          .type('text/html; charset=utf-8')
          .headers({
            'cache-control': 'no-cache',
            'content-security-policy': csp,
            'referrer-policy': 'no-referrer',
          })
          .send(html)
      : sendNotFound(runtime, request, reply);
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${prefix}/assets/`,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
    });
    scope.get(prefix, sendDocument);
    scope.get(`${prefix}/*`, sendDocument);
  });
}
