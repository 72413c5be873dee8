import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCustomTexts } from '../experience/phrases-store.ts';
import { getSignInExperience } from '../experience/sign-in-experience-store.ts';
import { escapeHtml } from '../lib/html.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { moveUploadsIn } from '../uploads/move-uploads.ts';
import { renderPlainPage } from '../web/plain-page.ts';
import type { PostedMessage } from './sign-in.ts';

async function readTenant(runtime: Runtime, tenant: Tenant, request: FastifyRequest) {
  const look = await moveUploadsIn(runtime, tenant, await getSignInExperience(runtime, tenant.id));
  const custom = await getCustomTexts(runtime, tenant.id);
  const locale = request.headers['accept-language'] ?? '';
  return { look, ...(await pickTexts({ locale, custom, ...look.languageInfo })) };
}

/** A page whose form posts itself to the service provider; without scripts, the user presses its button. */
export async function sendPostPage(
  runtime: Runtime,
  tenant: Tenant,
  request: FastifyRequest,
  reply: FastifyReply,
  { to, fields, name }: PostedMessage,
): Promise<FastifyReply> {
  const { look, texts, language, direction } = await readTenant(runtime, tenant, request);
  const inputs = Object.entries(fields).map(
    ([field, value]) => `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(value)}">`,
  );
  const { html, headers } = renderPlainPage({
    title: name,
    text: texts['page.continue_to'].replaceAll('{application}', () => name),
    form: `<form method="post" action="${escapeHtml(to)}">${inputs.join('')}<button type="submit" class="button primary">${escapeHtml(texts['page.continue'])}</button></form>`,
    postsItself: true,
    application: name,
    look,
    language,
    direction,
  });
  return reply.headers({ ...headers, vary: 'Accept-Language' }).send(html);
}

/** The page for a request that can't be answered: what is wrong, for the administrators of the two services. */
export async function sendProblemPage(
  runtime: Runtime,
  tenant: Tenant,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message }: { status: number; code: string; message: string },
): Promise<FastifyReply> {
  const { look, texts, language, direction } = await readTenant(runtime, tenant, request);
  const { html, headers } = renderPlainPage({
    title: texts['dead_end.request.title'],
    text: texts['dead_end.request.text'],
    details: [`${code}: ${message}`],
    look,
    language,
    direction,
  });
  return reply
    .code(status)
    .headers({ ...headers, vary: 'Accept, Accept-Language' })
    .send(html);
}
