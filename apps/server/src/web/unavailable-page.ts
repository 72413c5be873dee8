import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import { renderPlainPage } from './plain-page.ts';

/** Whether a browser asks for a page. Programs get JSON. */
export const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** Sent with every 503. */
export const retryAfter = { 'retry-after': '1' };

/** The page that people see while the database is unavailable. It needs nothing from it. */
export async function renderUnavailable({
  method,
  acceptLanguage = '',
}: {
  method: string | undefined;
  acceptLanguage: string | undefined;
}): Promise<{ html: string; headers: Record<string, string> }> {
  const choice = { locale: acceptLanguage, autoDetect: true, fallbackLanguage: 'en' };
  const { texts, language, direction } = await pickTexts(choice);
  // A link cannot repeat a form.
  const again = { href: '', label: texts['dead_end.unavailable.action'], isPrimary: true };
  const { html, headers } = renderPlainPage({
    title: texts['dead_end.unavailable.title'],
    text: texts['dead_end.unavailable.text'],
    links: method === 'GET' ? [again] : [],
    language,
    direction,
  });
  return { html, headers: { ...retryAfter, ...headers, vary: 'Accept, Accept-Language' } };
}
