import { adminTenantId } from '@gatehouse/contract/common';
import { entityErrors } from '@gatehouse/contract/errors';
import { invitationPath } from '@gatehouse/contract/organization-invitations/organization-invitations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyBrand, findOrganizationLook } from '../../experience/application-look.ts';
import { getTenantKeys } from '../../keys/signing-keys-store.ts';
import { fail } from '../../lib/fail.ts';
import { countAddressOrRefuse } from '../../limits/rate-limit.ts';
import { isForAnyone, secretParameter } from '../../organizations/invitation-link.ts';
import { findBySecret, type ShownInvitation } from '../../organizations/invitation-store.ts';
import { memberRoles } from '../../organizations/memberships.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type BrowserSession, findBrowserSession } from '../../sessions/browser-session.ts';
import {
  isGenuine,
  readInvitationCookie,
  signForm,
  writeInvitationCookie,
} from '../../sessions/invitation-cookie.ts';
import { sendNotFound } from '../../web/errors.ts';
import { sendFailure } from '../pages/dead-ends.ts';
import { mark } from '../pages/mark.ts';
import { readRequest, sendPage } from '../pages/send-page.ts';
import { acceptOnPage, declineOnPage } from './answer-invitation.ts';
import { chooseInvitationScreen } from './invitation-screen.ts';
import { startSignIn } from './invitation-sign-in.ts';
import { acceptForms } from '../../web/forms.ts';

/** The secret can't be guessed; the limit keeps one caller from asking for many. */
const lookUpLimit = { name: 'invitation', limit: 300, windowMs: 600_000 };

/** The page of the link in an invitation, on which the invitee accepts or declines it (ADR 148). */
export async function registerInvitationPage(app: FastifyInstance, runtime: Runtime): Promise<void> {
  type Serve = (tenant: Tenant, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  const serve = (respond: Serve) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { tenant } = request;
    if (!tenant) return sendNotFound(runtime, request, reply);
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return respond(tenant, request, reply).catch((error: unknown) =>
      sendFailure(runtime, request, reply, error),
    );
  };
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get(
      invitationPath,
      serve((tenant, request, reply) => show(runtime, tenant, request, reply)),
    );
    scope.post(
      invitationPath,
      serve((tenant, request, reply) => answer(runtime, tenant, request, reply)),
    );
    done();
  });
}

const consoleApplication = { name: 'Gatehouse console', logoUrl: mark };

interface Opened {
  secret: string;
  invitation: ShownInvitation | undefined;
  session: BrowserSession | undefined;
}

/** The invitation whose link was opened in this browser, and the user who is signed in. */
async function readOpened(runtime: Runtime, tenant: Tenant, request: FastifyRequest): Promise<Opened> {
  const { cookie } = request.headers;
  await countAddressOrRefuse(runtime, tenant.id, lookUpLimit, request.ip);
  const secret = readInvitationCookie(tenant, cookie) ?? '';
  const [invitation, session] = await Promise.all([
    findBySecret(runtime.database.for(tenant.id), secret, runtime.clock()),
    findBrowserSession(runtime, tenant, cookie),
  ]);
  return { secret, invitation, session };
}

/** Whether the signed-in user is a member of the organization already. */
async function isMember(runtime: Runtime, tenant: Tenant, { invitation, session }: Opened): Promise<boolean> {
  if (!invitation || !session) return false;
  const member = { organizationId: invitation.organizationId, userId: session.userId };
  return runtime.database.tenant(tenant.id, (db) => memberRoles.hasOwner(db, member));
}

const isAcceptedBy = ({ acceptedUserId }: ShownInvitation, session: BrowserSession | undefined): boolean =>
  session !== undefined && acceptedUserId === session.userId;

async function show(
  runtime: Runtime,
  tenant: Tenant,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await readRequest(runtime, request, reply);
  const { query, experience } = page;
  const { [secretParameter]: secret } = query;
  if (typeof secret === 'string' && /^[0-9A-Za-z]{43}$/.test(secret))
    return reply
      .header(
        'set-cookie',
        writeInvitationCookie(tenant, secret, isForAnyone(runtime, tenant) ? '/' : undefined),
      )
      .redirect(invitationPath, 303);
  // The response of the sign-in, which the page doesn't need.
  if ('iss' in query) return reply.redirect(invitationPath, 303);
  const opened = await readOpened(runtime, tenant, request);
  // A broken link is not the one that was opened before.
  const invitation = secret === undefined ? opened.invitation : undefined;
  if (isForAnyone(runtime, tenant) && invitation && isAcceptedBy(invitation, opened.session))
    return reply.redirect('/console', 303);
  const { cookies } = await getTenantKeys(runtime, tenant.id);
  const db = runtime.database.for(tenant.id);
  const look = invitation && (await findOrganizationLook(db, invitation.organizationId));
  if (!invitation) void reply.code(404);
  const isTenant = tenant.id === adminTenantId;
  return sendPage(
    { ...page, experience: applyBrand(experience, look) },
    {
      screen: chooseInvitationScreen({
        invitation,
        session: opened.session,
        isTenant,
        isForAnyone: isForAnyone(runtime, tenant),
        isMember: await isMember(runtime, tenant, opened),
        form: signForm(cookies[0] ?? '', opened.secret, opened.session?.userId),
        hasDeclined: query.declined !== undefined,
      }),
      // Says which product the link is of.
      application: isTenant ? consoleApplication : undefined,
    },
  );
}

/** Answers the form. Whatever has changed since the page was shown, the redirect shows the current state. */
async function answer(
  runtime: Runtime,
  tenant: Tenant,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : fail(entityErrors.notFound);
  const { secret, invitation, session } = await readOpened(runtime, tenant, request);
  const { cookies } = await getTenantKeys(runtime, tenant.id);
  const isShown = isGenuine(cookies, form.get('form') ?? '', { secret, userId: session?.userId });
  if (!isShown || invitation?.status !== 'Pending') return reply.redirect(invitationPath, 303);
  switch (form.get('answer')) {
    case 'register':
      return reply.redirect(isForAnyone(runtime, tenant) ? '/console?sign_up=true' : invitationPath, 303);
    case 'sign-in':
      return reply.redirect(await startSignIn(runtime, tenant, invitation, session !== undefined), 303);
    case 'accept':
      if (session) await acceptOnPage({ runtime, tenant, request }, invitation, session);
      return reply.redirect(invitationPath, 303);
    case 'decline':
      await declineOnPage({ runtime, tenant, request }, invitation, session);
      return reply.redirect(`${invitationPath}?declined`, 303);
    default:
      return reply.redirect(invitationPath, 303);
  }
}
