import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import { renderPlainPage } from './plain-page.ts';

/** Whether the request is from a browser that wants a page. Programs get JSON. */
export const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** Sent with every 503. */
export const retryAfter = { 'retry-after': '1' };

/** The page for browsers while the database is unavailable, which it doesn't need. */
export async function renderUnavailable({
  method,
  acceptLanguage = '',
}: {
  method: string | undefined;
  acceptLanguage: string | undefined;
}): Promise<{ html: string; headers: Record<string, string> }> {
  const choice = { locale: acceptLanguage, autoDetect: true, fallbackLanguage: 'en' };
  const { texts, language, direction } = await pickTexts(choice);
  // A link can't submit a form again.
  const retry = { href: '', label: texts['dead_end.unavailable.action'], isPrimary: true };
  const { html, headers } = renderPlainPage({
    title: texts['dead_end.unavailable.title'],
    text: texts['dead_end.unavailable.text'],
    links: method === 'GET' ? [retry] : [],
    language,
    direction,
  });
  return { html, headers: { ...retryAfter, ...headers, vary: 'Accept, Accept-Language' } };
}
