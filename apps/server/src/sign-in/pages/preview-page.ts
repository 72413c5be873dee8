import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { PreviewScreen } from '@gatehouse/contract/sign-in/preview';
import type { CustomTexts } from '@gatehouse/phrases/sign-in/languages';
import { type Offer, renderPreview } from './preview-screens.ts';
import { buildLanguage, toPageExperience } from './page-state.ts';

/** A page without a flow, as a user who comes from an application would see it. */
export async function buildPreview(
  offer: Offer,
  customTexts: CustomTexts,
  { screen = 'sign-in', language, locale }: { screen?: PreviewScreen; language?: string; locale: string },
): Promise<PageState> {
  const { experience, askedFields } = offer;
  const asksForFields = askedFields.length > 0;
  const page = renderPreview(screen, offer);
  return {
    ...page,
    experience: toPageExperience(experience),
    ...(await buildLanguage(experience, page.screen, {
      wanted: language,
      locale,
      custom: customTexts,
      asksForFields,
      back: '/',
    })),
  };
}
