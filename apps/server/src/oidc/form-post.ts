import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '../lib/html.ts';
import { renderError } from './answer.ts';
import { Provider } from './engine.ts';
import { mayReturnTo } from './known-clients.ts';
import { sendPage } from './page.ts';
import { requestOf } from './request.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The response modes of an application's metadata. `form_post` is off unless the application turns it on (ADR 228). */
export const responseModes = (allowFormPost: boolean): string[] => [
  'query',
  'fragment',
  ...(allowFormPost ? ['form_post'] : []),
];

/** The engine with our page for `response_mode=form_post`, and with errors that don't lead to any page. */
export class FormPostProvider extends Provider {
  override registerResponseMode(
    name: string,
    handler: (ctx: KoaContextWithOIDC, redirectUri: string, fields: Fields) => void | Promise<void>,
  ): void {
    const answer = name === 'form_post' ? answerFormPost : handler;
    super.registerResponseMode?.(name, (ctx: KoaContextWithOIDC, redirectUri: string, fields: Fields) =>
      mayReturnTo(ctx, redirectUri, fields) ? answer(ctx, redirectUri, fields) : showError(ctx, fields),
    );
  }
}

/**
 * Sends the response to the redirect URI with a form (OAuth 2.0 Form Post Response Mode 2). Errors come here before the engine has checked
 * whether the application allows it; without it they are in the query, the default of `code` (OAuth 2.0 Multiple Response Types 5).
 */
async function answerFormPost(ctx: KoaContextWithOIDC, redirectUri: string, fields: Fields): Promise<void> {
  const { client } = ctx.oidc;
  if (!client?.responseModes?.includes('form_post')) return redirect(ctx, redirectUri, fields);
  const name = requestOf(ctx).clients.get(client.clientId)?.name ?? '';
  const inputs = Object.entries(fields).map(
    ([field, value]) =>
      `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(String(value))}">`,
  );
  ctx.status = 200;
  await sendPage(ctx, (t) => ({
    title: t('page.back_to', { application: name }),
    form: `<form method="post" action="${escapeHtml(redirectUri)}">${inputs.join('')}<button type="submit" class="button primary">${escapeHtml(t('page.continue'))}</button></form>`,
    links: [],
    postsItself: true,
  }));
}

function showError(
  ctx: KoaContextWithOIDC,
  { error, error_description: description }: Fields,
): Promise<void> {
  // The engine has 303 for some.
  ctx.status = 400;
  return renderError(ctx, {
    error: String(error),
    ...(description !== undefined && { error_description: String(description) }),
  });
}

function redirect(ctx: KoaContextWithOIDC, redirectUri: string, fields: Fields): void {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, String(value));
  ctx.status = 303;
  ctx.redirect(target.href);
}
