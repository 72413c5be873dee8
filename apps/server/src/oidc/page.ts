import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { type ChosenTexts, pickTexts } from '@gatehouse/phrases/sign-in/languages';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { getCustomTexts } from '../experience/phrases-store.ts';
import { getSignInExperience } from '../experience/sign-in-experience-store.ts';
import { moveUploadsIn } from '../uploads/move-uploads.ts';
import { type PlainLink, type PlainPage, renderPlainPage } from '../web/plain-page.ts';
import { requestOf } from './request.ts';

type Translate = (key: SignInTextKey, values?: Record<string, string>) => string;

/** What a page says, by its texts. */
type Describe = (t: Translate) => PlainPage;

/** Answers with a page of the protocol's own, the status as it is: signing out, and what ends before the sign-in pages begin. */
export async function sendPage(ctx: KoaContextWithOIDC, describe: Describe): Promise<void> {
  const { texts, experience } = await readTenant(ctx);
  const { language, direction } = texts;
  // Right-to-left text around a name leaves the name's own order alone (Unicode UAX 9: FSI, PDI).
  const isolate = (value = ''): string => (direction === 'rtl' ? `\u2068${value}\u2069` : value);
  const translate: Translate = (key, values = {}) =>
    texts.texts[key].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => isolate(values[name]));
  const said = describe(translate);
  const { html, headers } = renderPlainPage({
    links: describeWays(ctx, translate, experience).map((link) => ({
      ...link,
      isPrimary: link.isPrimary && !said.form,
    })),
    ...said,
    application: findApplication(ctx)?.name,
    look: experience,
    language,
    direction,
  });
  ctx.set(headers);
  ctx.vary('Accept-Language');
  ctx.body = html;
}

/** The application that the request is about, by the name that people know. */
const findApplication = (ctx: KoaContextWithOIDC) =>
  requestOf(ctx).clients.get(ctx.oidc?.client?.clientId ?? '');

/** Back to the application, if it is on the web, and to who can help. */
function describeWays(
  ctx: KoaContextWithOIDC,
  t: Translate,
  experience: SignInExperience | undefined,
): PlainLink[] {
  const application = findApplication(ctx);
  const address = ctx.oidc?.client?.redirectUris?.find((uri) => /^https?:/i.test(uri) && URL.canParse(uri));
  const { supportEmail, supportWebsiteUrl } = experience ?? {};
  const help = supportWebsiteUrl ?? (supportEmail && `mailto:${supportEmail}`);
  return [
    ...(application && address
      ? [
          {
            href: new URL(address).origin,
            label: t('page.back_to', { application: application.name }),
            isPrimary: true,
          },
        ]
      : []),
    ...(help ? [{ href: help, label: t('page.support') }] : []),
  ];
}

/**
 * How the tenant looks, and its texts in the language that the application wants, or the browser; a page about a database that cannot be
 * reached needs none of it.
 */
async function readTenant(
  ctx: KoaContextWithOIDC,
): Promise<{ texts: ChosenTexts; experience?: SignInExperience }> {
  const { runtime, tenant, log } = requestOf(ctx);
  const asked = ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales;
  const wanted = typeof asked === 'string' ? asked.slice(0, 256) : undefined;
  const locale = ctx.get('accept-language');
  try {
    const experience = await moveUploadsIn(runtime, tenant, await getSignInExperience(runtime, tenant.id));
    const custom = await getCustomTexts(runtime, tenant.id);
    return { texts: await pickTexts({ wanted, locale, custom, ...experience.languageInfo }), experience };
  } catch (error) {
    log.error({ err: error }, 'a page’s language could not be read');
    return { texts: await pickTexts({ wanted, locale, autoDetect: true, fallbackLanguage: 'en' }) };
  }
}
