import { pickTexts } from '@gatehouse/phrases/sign-in/languages';
import { getCustomTexts } from '../experience/phrases-store.ts';
import { getSignInExperience } from '../experience/sign-in-experience-store.ts';
import type { Tenant } from '../runtime/ctx.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { moveUploadsIn } from '../uploads/move-uploads.ts';
import { renderPlainPage } from './plain-page.ts';

/** The page of a tenant for unknown URLs. */
export async function renderNotFound(
  runtime: Runtime,
  tenant: Tenant,
  acceptLanguage: string | undefined,
): Promise<{ html: string; headers: Record<string, string> }> {
  const experience = await moveUploadsIn(runtime, tenant, await getSignInExperience(runtime, tenant.id));
  const custom = await getCustomTexts(runtime, tenant.id);
  const locale = acceptLanguage ?? '';
  const { texts, language, direction } = await pickTexts({ locale, custom, ...experience.languageInfo });
  const { supportEmail, supportWebsiteUrl } = experience;
  const help = supportWebsiteUrl ?? (supportEmail && `mailto:${supportEmail}`);
  const { html, headers } = renderPlainPage({
    title: texts['dead_end.not_found.title'],
    text: texts['dead_end.not_found.text'],
    links: help ? [{ href: help, label: texts['page.support'] }] : [],
    look: experience,
    language,
    direction,
  });
  return { html, headers: { ...headers, vary: 'Accept, Accept-Language' } };
}
