import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import { escapeHtml } from './html.ts';
import { plainPagePolicy, renderPlainPage } from './plain-page.ts';

/** Whether a person in a browser reads the answer, and not a program. */
export const isRead = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** How long a caller waits before the next try, in seconds. */
export const retryAfter = { 'retry-after': '1' };

/** What a page is answered with while the database is away: nothing of it is read from there. */
export async function renderUnavailable({
  method,
  acceptLanguage = '',
}: {
  method: string | undefined;
  acceptLanguage: string | undefined;
}): Promise<{ html: string; headers: Record<string, string> }> {
  const choice = { locale: acceptLanguage, autoDetect: true, fallbackLanguage: 'en' };
  const { texts, language, direction } = await pickTexts(choice);
  // What was sent by a form is not sent again by a link.
  const link = `<p><a href="">${escapeHtml(texts['dead_end.unavailable.action'])}</a></p>`;
  const html = renderPlainPage({
    title: texts['dead_end.unavailable.title'],
    text: texts['dead_end.unavailable.text'],
    extra: method === 'GET' ? link : '',
    language,
    direction,
  });
  const headers = {
    ...retryAfter,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': plainPagePolicy,
    'referrer-policy': 'no-referrer',
    vary: 'Accept, Accept-Language',
  };
  return { html, headers };
}
