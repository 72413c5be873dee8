import { completePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import { type ChosenTexts, pickTexts } from '@gatehouse/phrases/sign-in/languages';
import type { FastifyReply } from 'fastify';
import { getCustomTexts } from '../../experience/phrases-store.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { escapeHtml } from '../../lib/html.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type PlainPage, renderPlainPage } from '../../web/plain-page.ts';

/** A page of a link with which a password is set. */
export interface PasswordPage {
  runtime: Runtime;
  tenantId: string;
  reply: FastifyReply;
}

/** The texts that a page shows. */
export type Describe = (texts: ChosenTexts['texts']) => PlainPage;

/** Sends the page in the browser's language, with the tenant's texts and colors. */
export async function sendPasswordPage(
  { runtime, tenantId, reply }: PasswordPage,
  status: number,
  describe: Describe,
): Promise<FastifyReply> {
  const look = await getSignInExperience(runtime, tenantId);
  const locale = reply.request.headers['accept-language'] ?? '';
  const custom = await getCustomTexts(runtime, tenantId);
  const { texts, language, direction } = await pickTexts({ locale, custom, ...look.languageInfo });
  const { html, headers } = renderPlainPage({ ...describe(texts), language, direction, look });
  return reply
    .code(status)
    .headers({ ...headers, vary: 'Accept-Language' })
    .send(html);
}

/** Sends the form for the new password, again if the former one was rejected. */
export async function sendPasswordForm(
  page: PasswordPage,
  { action, token, isRejected = false }: { action: string; token: string; isRejected?: boolean },
): Promise<FastifyReply> {
  const { passwordPolicy } = await getSignInExperience(page.runtime, page.tenantId);
  const { min, max } = completePasswordPolicy(passwordPolicy).length;
  return sendPasswordPage(page, isRejected ? 400 : 200, (t) => {
    const alert = isRejected ? `<p class="alert" role="alert">${escapeHtml(t['reset.weak'])}</p>` : '';
    return {
      title: t['reset.title'],
      text: t['reset.text'].replace('{min}', String(min)).replace('{max}', String(max)),
      form: `<form method="post" action="${action}"><input type="hidden" name="token" value="${escapeHtml(token)}">${alert}
<div class="field"><label for="password">${escapeHtml(t['field.new_password'])}</label>
<div class="control"><input id="password" name="password" type="password" autocomplete="new-password" required autofocus></div></div>
<button class="button primary">${escapeHtml(t['reset.action'])}</button></form>`,
    };
  });
}
