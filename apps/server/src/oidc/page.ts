import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { type ChosenTexts, pickTexts } from '@gatehouse/phrases/sign-in/languages';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { getCustomTexts } from '../experience/phrases-store.ts';
import { getSignInExperience } from '../experience/sign-in-experience-store.ts';
import { type PlainPage, plainPagePolicy, renderPlainPage } from '../web/plain-page.ts';
import { requestOf } from './request.ts';

/** What a page says, by its texts. */
type Describe = (t: (key: SignInTextKey, values?: Record<string, string>) => string) => PlainPage;

/** Answers with a page of the protocol's own, the status as it is: signing out, and what ends before the sign-in pages begin. */
export async function sendPage(ctx: KoaContextWithOIDC, describe: Describe): Promise<void> {
  const { texts, language, direction } = await readTexts(ctx);
  ctx.type = 'html';
  ctx.set('content-security-policy', plainPagePolicy);
  ctx.set('cache-control', 'no-store');
  ctx.vary('Accept-Language');
  // Right-to-left text around a name leaves the name's own order alone (Unicode UAX 9: FSI, PDI).
  const isolate = (value = ''): string => (direction === 'rtl' ? `\u2068${value}\u2069` : value);
  const page = describe((key, values = {}) =>
    texts[key].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => isolate(values[name])),
  );
  ctx.body = renderPlainPage({ ...page, language, direction });
}

/** In the language that the application wants, or the browser; a page about a database that cannot be reached needs none of it. */
async function readTexts(ctx: KoaContextWithOIDC): Promise<ChosenTexts> {
  const { runtime, tenant, log } = requestOf(ctx);
  const asked = ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales;
  const wanted = typeof asked === 'string' ? asked.slice(0, 256) : undefined;
  const locale = ctx.get('accept-language');
  try {
    const { languageInfo } = await getSignInExperience(runtime, tenant.id);
    const custom = await getCustomTexts(runtime, tenant.id);
    return await pickTexts({ wanted, locale, custom, ...languageInfo });
  } catch (error) {
    log.error({ err: error }, 'a page’s language could not be read');
    return pickTexts({ wanted, locale, autoDetect: true, fallbackLanguage: 'en' });
  }
}
