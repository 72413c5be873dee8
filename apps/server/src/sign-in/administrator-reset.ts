import { adminTenantId } from '@gatehouse/contract/common';
import { checkPassword } from '@gatehouse/contract/passwords/check-password';
import { completePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import { en } from '@gatehouse/phrases/sign-in/en';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type AuditEntry, writeLogs } from '../audit/write.ts';
import { administratorResetKey, hashResetToken } from '../cli/reset-administrator.ts';
import type { TenantDb } from '../database/database.ts';
import { addressKey, countOrRefuse } from '../edge/rate-limit.ts';
import { getSignInExperience } from '../features/sign-in-experience/store.ts';
import { escapeHtml } from '../html.ts';
import { type PlainPage, plainPagePolicy, renderPlainPage } from '../plain-page.ts';
import type { Runtime } from '../runtime.ts';
import { endEverythingOfUser } from '../sessions/sessions.ts';

const path = '/reset-password';

/** The page behind the link of `npm run admin -- reset NAME`: whoever holds it sets a new password, once (design 3). */
export async function registerAdministratorReset(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
    );
    scope.get(path, (request, reply) => showForm(runtime, request, reply));
    scope.post(path, (request, reply) => takePassword(runtime, request, reply));
    done();
  });
}

const ended: PlainPage = { title: en['reset.ended.title'], text: en['reset.ended.text'] };

function sendPage(reply: FastifyReply, status: number, page: PlainPage): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': plainPagePolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(renderPlainPage(page));
}

async function showForm(
  runtime: Runtime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.query as { token?: unknown };
  const isOpen =
    isAdmin(request) &&
    typeof token === 'string' &&
    (await runtime.database.tenant(adminTenantId, (db) => findReset(db, token, runtime.clock()))) !==
      undefined;
  return isOpen
    ? sendPage(reply, 200, await describeForm(runtime, String(token)))
    : sendPage(reply, 404, ended);
}

const isAdmin = ({ tenant }: FastifyRequest): boolean => tenant?.id === adminTenantId;

async function describeForm(runtime: Runtime, token: string, error?: string): Promise<PlainPage> {
  const { passwordPolicy } = await getSignInExperience(runtime, adminTenantId);
  const { min, max } = completePasswordPolicy(passwordPolicy).length;
  const alert = error === undefined ? '' : `<p role="alert">${escapeHtml(error)}</p>`;
  return {
    title: en['reset.title'],
    text: en['reset.text'].replace('{min}', String(min)).replace('{max}', String(max)),
    extra: `${alert}<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="password">${escapeHtml(en['field.new_password'])}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required autofocus>
<button>${escapeHtml(en['reset.action'])}</button></form>`,
  };
}

/** The administrator whom an open reset is for. `take` ends it: of two requests at once one finds it. */
async function findReset(
  db: TenantDb,
  token: string,
  now: number,
  take = false,
): Promise<string | undefined> {
  const condition = sql`key = ${administratorResetKey} and value ->> 'tokenHash' = ${hashResetToken(token)}
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
  if (!isAdmin(request)) return sendPage(reply, 404, ended);
  const limit = { name: 'administrator-reset', limit: 30, windowMs: 600_000 };
  await countOrRefuse(runtime, adminTenantId, limit, addressKey(request.ip));
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const [token, password] = [form.get('token') ?? '', form.get('password') ?? ''];
  const { database, hasher } = runtime;
  const user = await database.tenant(adminTenantId, async (db) => {
    const id = await findReset(db, token, runtime.clock());
    return id === undefined
      ? undefined
      : db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  });
  if (!user) return sendPage(reply, 404, ended);
  const { passwordPolicy } = await getSignInExperience(runtime, adminTenantId);
  if (checkPassword(password, passwordPolicy, { user }).length > 0)
    return sendPage(reply, 400, await describeForm(runtime, token, en['reset.weak']));

  const stored = await hasher.hash(password);
  const isDone = await database.tenant(adminTenantId, async (db) => {
    if ((await findReset(db, token, runtime.clock(), true)) !== user.id) return false;
    const password = { passwordEncrypted: stored.value, passwordEncryptionMethod: stored.method };
    await db.updateTable('users').set(password).where('id', '=', user.id).execute();
    await endEverythingOfUser(db, user.id);
    return true;
  });
  if (!isDone) return sendPage(reply, 404, ended);
  const entry: AuditEntry = {
    key: 'Administrator.Reset.Used',
    userId: user.id,
    payload: {
      result: 'Success',
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
    },
  };
  await writeLogs(runtime, adminTenantId, [entry]);
  const link = `<p><a href="/console">${escapeHtml(en['reset.done.link'])}</a></p>`;
  return sendPage(reply, 200, { title: en['reset.done.title'], text: en['reset.done.text'], extra: link });
}
