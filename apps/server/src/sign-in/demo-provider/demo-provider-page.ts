import { createHmac, randomBytes } from 'node:crypto';
import { adminTenantId } from '@gatehouse/contract/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demoPath, openDeparture, relayPath, sealGrant } from '../../identity-providers/demo/demo-state.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { readCookie } from '../../sessions/flow-cookie.ts';
import { sendNotFound } from '../../web/errors.ts';
import { renderPlainPage } from '../../web/plain-page.ts';

/** The accounts of a browser at the demonstration page. */
const people = ['Ada', 'Bob'] as const;

interface Query {
  Querystring: Record<string, unknown>;
}
interface OfTarget extends Query {
  Params: { target: string };
}

/**
 * The page at which demo social connectors sign in if the operator has no clients (ADR 191), and the callback URL of such clients. Both pass
 * the response on to the tenant that the sealed state names.
 */
export function registerDemoProvider(app: FastifyInstance, runtime: Runtime): void {
  if (runtime.settings.EDITION !== 'cloud') return;
  app.get<Query>(relayPath, (request, reply) => passOn(runtime, request, reply));
  app.get<OfTarget>(demoPath(':target'), (request, reply) => showPage(runtime, request, reply));
}

const isAdmin = ({ tenant }: Pick<FastifyRequest, 'tenant'>): boolean => tenant?.id === adminTenantId;

function passOn(runtime: Runtime, request: FastifyRequest<Query>, reply: FastifyReply) {
  const { state, ...answer } = request.query;
  const departure = isAdmin(request) ? openDeparture(runtime, state) : undefined;
  if (!departure) return sendNotFound(runtime, request, reply);
  const texts = Object.entries(answer).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address(departure, Object.fromEntries(texts)), 303);
}

/** Where the tenant continues the sign-in. */
function address(
  { redirectUri, state }: { redirectUri: string; state: string },
  parameters: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...parameters, state })) url.searchParams.set(name, value);
  return url.href;
}

const nameOf = (runtime: Runtime, target: string): string | undefined => {
  const demos = [...runtime.connectors.values()].filter(({ metadata }) => metadata.isDemo);
  return demos.find(({ metadata }) => metadata.target === target)?.metadata.name.en;
};

function showPage(runtime: Runtime, request: FastifyRequest<OfTarget>, reply: FastifyReply) {
  const { target } = request.params;
  const departure = isAdmin(request) ? openDeparture(runtime, request.query.state) : undefined;
  const name = nameOf(runtime, target);
  if (!departure || departure.target !== target || name === undefined)
    return sendNotFound(runtime, request, reply);
  const { secret, cookie } = readBrowser(runtime, request.headers.cookie);
  const { nonce } = departure;
  const ways = people.map((person, at) => ({
    href: address(departure, {
      // Other browsers have other accounts, so no other user signs in to one that was created here.
      code: sealGrant(runtime, { target, nonce, userId: accountOf(secret, target, person), name: person }),
    }),
    label: `Continue as ${person}`,
    isPrimary: at === 0,
  }));
  const { html, headers } = renderPlainPage({
    title: `Demonstration of ${name}`,
    text: `This page stands in for ${name} while its connector is a demo. No real account is used. Accounts here exist only in this browser.`,
    links: [...ways, { href: address(departure, { error: 'access_denied' }), label: 'Cancel' }],
  });
  return reply.headers({ ...headers, 'set-cookie': cookie }).send(html);
}

const accountOf = (secret: string, target: string, person: string): string =>
  `demo-${createHmac('sha256', secret).update(`${target} ${person}`).digest('base64url').slice(0, 21)}`;

/** What tells this browser from others, and the cookie that keeps it. */
function readBrowser({ settings }: Runtime, header: string | undefined): { secret: string; cookie: string } {
  const isSecure = settings.ADMIN_ENDPOINT.startsWith('https:');
  const name = `${isSecure ? '__Secure-' : ''}gh_demo_provider`;
  const known = readCookie(header, name);
  const secret = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  const flags = `Path=/demo-provider; Max-Age=${90 * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { secret, cookie: `${name}=${secret}; ${flags}` };
}
