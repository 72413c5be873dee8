import { adminTenantId } from '@gatehouse/contract/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuditEntry } from '../../audit/write.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { sendNotice } from '../../delivery/messages/send-notice.ts';
import { askerAt } from '../../limits/networks.ts';
import { countAddressOrRefuse } from '../../limits/rate-limit.ts';
import type { Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { lockUser } from '../../users/end-everything.ts';
import { findPasswordLink, passwordLinkPath, takePasswordLink } from '../../users/password-link-store.ts';
import { judgePassword, setPassword } from '../../users/passwords.ts';
import { getUser } from '../../users/user-store.ts';
import { sendNotFound } from '../../web/errors.ts';
import { acceptForms } from '../../web/forms.ts';
import { type Describe, type PasswordPage, sendPasswordForm, sendPasswordPage } from './password-form.ts';

/** The secret can't be guessed; the limits keep one caller from asking for many, and from having many passwords hashed. */
const limits = {
  show: { name: 'password-link', limit: 300, windowMs: 600_000 },
  take: { name: 'password-link-used', limit: 30, windowMs: 600_000 },
};

const linkQuery = z.object({ token: z.string().catch('') });

interface Visit extends PasswordPage {
  tenant: Tenant;
  request: FastifyRequest;
}

/** The page of a link with which a user sets their password, once (ADR 158). */
export async function registerPasswordLinkPage(app: FastifyInstance, runtime: Runtime): Promise<void> {
  const serve =
    (respond: (visit: Visit) => Promise<FastifyReply>) =>
    (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply => {
      const { tenant } = request;
      if (!tenant || tenant.id === adminTenantId) return sendNotFound(runtime, request, reply);
      return respond({ runtime, tenant, tenantId: tenant.id, request, reply });
    };
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get(passwordLinkPath, serve(showForm));
    scope.post(passwordLinkPath, serve(takePassword));
    done();
  });
}

const ended: Describe = (t) => ({ title: t['reset.ended.title'], text: t['password_link.ended'] });

async function showForm(visit: Visit): Promise<FastifyReply> {
  const { runtime, tenant, request } = visit;
  await countAddressOrRefuse(runtime, tenant.id, limits.show, request.ip);
  const { token } = linkQuery.parse(request.query);
  const userId = await findPasswordLink(runtime.database.for(tenant.id), token, runtime.clock());
  return userId === undefined
    ? sendPasswordPage(visit, 404, ended)
    : sendPasswordForm(visit, { action: passwordLinkPath, token });
}

async function takePassword(visit: Visit): Promise<FastifyReply> {
  const { runtime, tenant, request } = visit;
  await countAddressOrRefuse(runtime, tenant.id, limits.take, request.ip);
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const [token, password] = [form.get('token') ?? '', form.get('password') ?? ''];
  const { database, hasher } = runtime;
  const userId = await findPasswordLink(database.for(tenant.id), token, runtime.clock());
  const user = userId === undefined ? undefined : await getUser(database.for(tenant.id), userId);
  if (!user || user.isSuspended) return sendPasswordPage(visit, 404, ended);
  const experience = await getSignInExperience(runtime, tenant.id);
  const judged = { password, policy: experience.passwordPolicy, user };
  if ((await judgePassword({ runtime, log: request.log }, judged)).length > 0)
    return sendPasswordForm(visit, { action: passwordLinkPath, token, isRejected: true });

  const stored = await hasher.hash(password, askerAt(request.ip));
  const effects: (() => Promise<void>)[] = [];
  const keep = (effect: () => Promise<void>): void => void effects.push(effect);
  const isDone = await database.tenant(tenant.id, async (db) => {
    const now = runtime.clock();
    await lockUser(db, user.id);
    // It was used, replaced or ended by a suspension while the password was hashed.
    if (!(await takePasswordLink(db, token, now))) return false;
    const logs = [createUseLog(request, user.id)];
    if (!(await setPassword(db, { userId: user.id, now, logs }, stored))) return false;
    const locale = request.headers['accept-language'] ?? '';
    const caller = { runtime, tenant, now, db, locale, ip: request.ip, afterCommit: keep };
    await sendNotice(caller, { to: user.primaryEmail, notice: 'PasswordChanged' });
    return true;
  });
  if (!isDone) return sendPasswordPage(visit, 404, ended);
  for (const effect of effects) await effect();
  const { unknownSessionRedirectUrl: home } = experience;
  return sendPasswordPage(visit, 200, (t) => ({
    title: t['reset.done.title'],
    text: t['reset.done.text'],
    ...(home && { links: [{ href: home, label: t['sign_in.action'], isPrimary: true }] }),
  }));
}

const createUseLog = ({ id: requestId, ip, headers }: FastifyRequest, userId: string): AuditEntry => ({
  key: 'User.PasswordLink.Used',
  userId,
  payload: { result: 'Success', ip, userAgent: headers['user-agent'] ?? '', requestId },
});
