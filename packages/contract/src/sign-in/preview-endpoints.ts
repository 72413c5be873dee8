import { z } from 'zod';
import { applicationSignInExperienceSettings } from '../applications/sign-in-experience.ts';
import { endpoint } from '../endpoint.ts';
import { translation } from '../phrases/phrases.ts';
import { languageTag } from '../sign-in-experience/look.ts';
import { signInExperienceSettings } from '../sign-in-experience/sign-in-experience.ts';
import { previewScreen } from './preview.ts';

/** What a sign-in page would be with changes that are not saved; answered to the console, which posts it to the page it shows. */
export const previewSignIn = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/preview',
  summary: 'Describe a sign-in page with changes that are not saved',
  permission: 'read:data',
  transaction: 'none',
  body: z.object({
    experience: signInExperienceSettings.partial().optional(),
    /** The application somebody comes from, with what is its own on the pages. */
    application: z
      .object({
        name: z.string().max(256),
        isThirdParty: z.boolean(),
        look: applicationSignInExperienceSettings.partial(),
      })
      .optional(),
    screen: previewScreen.optional(),
    language: languageTag.optional(),
    /** Own texts in that language, over those that are saved. */
    translation: translation.optional(),
  }),
  output: z.object({
    /** A `PageState`. */
    state: z.record(z.string(), z.unknown()),
    css: z.string(),
    followsSystem: z.boolean(),
    /** The screens that somebody can come to with these settings. */
    screens: z.array(previewScreen),
  }),
});
