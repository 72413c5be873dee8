import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { type ChosenTexts, pickTexts } from '@gatehouse/phrases/sign-in/languages';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { getCustomTexts } from '../experience/phrases-store.ts';
import { getSignInExperience } from '../experience/sign-in-experience-store.ts';
import { moveUploadsIn } from '../uploads/move-uploads.ts';
import { type PlainLink, type PlainPage, renderPlainPage } from '../web/plain-page.ts';
import { isKnownToUser } from './known-clients.ts';
import { requestOf } from './request.ts';

type Translate = (key: SignInTextKey, values?: Record<string, string>) => string;

/** Answers with a page of the protocol, such as sign-out and errors before the sign-in pages. Keeps the status. */
export async function sendPage(
  ctx: KoaContextWithOIDC,
  createPage: (t: Translate) => PlainPage,
): Promise<void> {
  const { texts, experience } = await readTenant(ctx);
  const { language, direction } = texts;
  // Isolates names in right-to-left text, so that they keep their own direction (Unicode UAX 9: FSI, PDI).
  const isolate = (value = ''): string => (direction === 'rtl' ? `\u2068${value}\u2069` : value);
  const translate: Translate = (key, values = {}) =>
    texts.texts[key].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => isolate(values[name]));
  const page = createPage(translate);
  const { html, headers } = renderPlainPage({
    links: createLinks(ctx, translate, experience).map((link) => ({
      ...link,
      isPrimary: link.isPrimary && !page.form,
    })),
    ...page,
    application: findApplication(ctx)?.name,
    look: experience,
    language,
    direction,
  });
  ctx.set(headers);
  ctx.vary('Accept-Language');
  ctx.body = html;
}

/** The application of the request. */
const findApplication = (ctx: KoaContextWithOIDC) =>
  requestOf(ctx).clients.get(ctx.oidc?.client?.clientId ?? '');

/** Links back to the application, if it has a web URL, and to the tenant's support. */
function createLinks(
  ctx: KoaContextWithOIDC,
  t: Translate,
  experience: SignInExperience | undefined,
): PlainLink[] {
  const application = findApplication(ctx);
  const redirectUri = ctx.oidc?.client?.redirectUris?.find(
    // A SAML application returns to us, and not to itself.
    (uri) => /^https?:/i.test(uri) && URL.canParse(uri) && application?.type !== 'SAML',
  );
  const { supportEmail, supportWebsiteUrl } = experience ?? {};
  const help = supportWebsiteUrl ?? (supportEmail && `mailto:${supportEmail}`);
  return [
    // People who don't know an application that registered itself aren't led to it.
    ...(application && redirectUri && isKnownToUser(ctx)
      ? [
          {
            href: new URL(redirectUri).origin,
            label: t('page.back_to', { application: application.name }),
            isPrimary: true,
          },
        ]
      : []),
    ...(help ? [{ href: help, label: t('page.support') }] : []),
  ];
}

/** The tenant's branding, and its texts in the language of the request or the browser; default texts if the database is unreachable. */
async function readTenant(
  ctx: KoaContextWithOIDC,
): Promise<{ texts: ChosenTexts; experience?: SignInExperience }> {
  const { runtime, tenant, log } = requestOf(ctx);
  const locales = ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales;
  const wanted = typeof locales === 'string' ? locales.slice(0, 256) : undefined;
  const locale = ctx.get('accept-language');
  try {
    const experience = await moveUploadsIn(runtime, tenant, await getSignInExperience(runtime, tenant.id));
    const custom = await getCustomTexts(runtime, tenant.id);
    return { texts: await pickTexts({ wanted, locale, custom, ...experience.languageInfo }), experience };
  } catch (error) {
    log.error({ err: error }, 'the branding and texts of a page could not be read');
    return { texts: await pickTexts({ wanted, locale, autoDetect: true, fallbackLanguage: 'en' }) };
  }
}
