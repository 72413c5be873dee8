import { adminTenantId } from '@gatehouse/contract/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { AuditEntry } from '../../audit/write.ts';
import type { TenantDb } from '../../database/database.ts';
import { countAddressOrRefuse } from '../../limits/rate-limit.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { askerAt } from '../../limits/networks.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { judgePassword, setPassword } from '../../users/passwords.ts';
import { getUser } from '../../users/user-store.ts';
import { administratorResetKeys, hashResetToken } from './reset-token.ts';
import { acceptForms } from '../../web/forms.ts';
import { type Describe, sendPasswordForm, sendPasswordPage } from '../password-links/password-form.ts';

// `/reset-password` is a URL of the sign-in page.
const path = '/reset-administrator';

/** The URL in the link. */
interface ResetLink {
  Querystring: { token?: unknown };
}

/** The page of the link from `npm run admin -- reset NAME`: its holder sets a new password, once (ADR 5). */
export async function registerAdministratorReset(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get<ResetLink>(path, (request, reply) => showForm(runtime, request, reply));
    scope.post(path, (request, reply) => takePassword(runtime, request, reply));
    done();
  });
}

const ended: Describe = (t) => ({ title: t['reset.ended.title'], text: t['reset.ended.text'] });

async function showForm(
  runtime: Runtime,
  request: FastifyRequest<ResetLink>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.query;
  const isOpen =
    isAdmin(request) &&
    typeof token === 'string' &&
    (await runtime.database.tenant(adminTenantId, (db) => findReset(db, token, runtime.clock()))) !==
      undefined;
  const page = { runtime, tenantId: adminTenantId, reply };
  return isOpen
    ? sendPasswordForm(page, { action: path, token: String(token) })
    : sendPasswordPage(page, 404, ended);
}

const isAdmin = ({ tenant }: Pick<FastifyRequest, 'tenant'>): boolean => tenant?.id === adminTenantId;

/** The administrator of an open reset. `take` ends it: of two concurrent requests one finds it. */
async function findReset(
  db: TenantDb,
  token: string,
  now: number,
  take = false,
): Promise<string | undefined> {
  const condition = sql`key like ${administratorResetKeys} and value ->> 'tokenHash' = ${hashResetToken(token)}
    and (value ->> 'expiresAt')::bigint > ${now}`;
  const { rows } = take
    ? await sql<{
        id: string;
      }>`delete from tenant_configs where ${condition} returning value ->> 'userId' as id`.execute(db)
    : await sql<{
        id: string;
      }>`select value ->> 'userId' as id from tenant_configs where ${condition}`.execute(db);
  return rows[0]?.id;
}

async function takePassword(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = { runtime, tenantId: adminTenantId, reply };
  if (!isAdmin(request)) return sendPasswordPage(page, 404, ended);
  const limit = { name: 'administrator-reset', limit: 30, windowMs: 600_000 };
  await countAddressOrRefuse(runtime, adminTenantId, limit, request.ip);
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const [token, password] = [form.get('token') ?? '', form.get('password') ?? ''];
  const { database, hasher } = runtime;
  const userId = await database.tenant(adminTenantId, (db) => findReset(db, token, runtime.clock()));
  const user = userId === undefined ? undefined : await getUser(database.for(adminTenantId), userId);
  if (!user) return sendPasswordPage(page, 404, ended);
  const { passwordPolicy: policy } = await getSignInExperience(runtime, adminTenantId);
  const rejections = await judgePassword({ runtime, log: request.log }, { password, policy, user });
  if (rejections.length > 0) return sendPasswordForm(page, { action: path, token, isRejected: true });

  const stored = await hasher.hash(password, askerAt(request.ip));
  const isDone = await database.tenant(adminTenantId, async (db) => {
    const now = runtime.clock();
    if ((await findReset(db, token, now, true)) !== user.id) return false;
    const logs = [createResetLog(request, user.id)];
    return (await setPassword(db, { userId: user.id, now, logs }, stored)) !== undefined;
  });
  if (!isDone) return sendPasswordPage(page, 404, ended);
  return sendPasswordPage(page, 200, (texts) => ({
    title: texts['reset.done.title'],
    text: texts['reset.done.text'],
    links: [{ href: '/console', label: texts['reset.done.link'], isPrimary: true }],
  }));
}

const createResetLog = ({ id: requestId, ip, headers }: FastifyRequest, userId: string): AuditEntry => ({
  key: 'Administrator.Reset.Used',
  userId,
  payload: { result: 'Success', ip, userAgent: headers['user-agent'] ?? '', requestId },
});
