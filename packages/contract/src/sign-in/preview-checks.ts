import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { accountCenterSettings } from '../account-center/account-center.ts';
import { applicationSignInExperienceSettings } from '../applications/sign-in-experience.ts';
import { organization } from '../organizations/organizations.ts';
import { translation } from '../phrases/phrases.ts';
import { signInExperienceChange } from '../sign-in-experience/change.ts';
import { languageTag } from '../sign-in-experience/look.ts';
import { previewScreen } from './preview.ts';

export const previewSignIn = checks({
  summary: 'Preview a sign-in page with unsaved changes',
  transaction: 'none',
  body: z.object({
    experience: signInExperienceChange.optional(),
    /** The application that users sign in to, with its own branding. */
    application: z
      .object({
        name: z.string().max(256),
        isThirdParty: z.boolean(),
        look: applicationSignInExperienceSettings.partial(),
      })
      .optional(),
    /** The branding of the organization that users sign in for. */
    organization: organization.pick({ color: true, branding: true, customCss: true }).partial().optional(),
    /** The account center, for the account page. */
    accountCenter: accountCenterSettings.partial().optional(),
    screen: previewScreen.optional(),
    language: languageTag.optional(),
    /** Custom texts in that language; they override the saved ones. */
    translation: translation.optional(),
  }),
  output: z.object({
    /** A `PageState`; of the account page an `AccountPageState`. */
    state: z.record(z.string(), z.unknown()),
    css: z.string(),
    followsSystem: z.boolean(),
    /** The screens that users can reach with these settings. */
    screens: z.array(previewScreen),
  }),
});
