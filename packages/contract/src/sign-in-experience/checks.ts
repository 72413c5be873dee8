import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { queryFlag } from '../common.ts';
import { profileFieldErrors } from '../custom-profile-fields/errors.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { signInExperienceChange } from './change.ts';
import { signInExperienceErrors } from './errors.ts';
import { publicSignInExperience, signInExperience, signInExperienceSettings } from './sign-in-experience.ts';

const audience = z.object({
  organizationId: z.string().max(21).optional(),
  appId: z.string().max(21).optional(),
});

export const getSignInExperience = checks({
  summary: 'Get the sign-in experience',
  output: signInExperience,
});

export const updateSignInExperience = checks({
  summary: 'Update the sign-in experience; each field that is sent is replaced as a whole',
  query: z.object({ removeUnusedDemoSocialConnector: queryFlag.optional() }),
  body: signInExperienceChange,
  output: signInExperience,
  errors: [
    edgeErrors.invalidContent,
    profileFieldErrors.unknownNames,
    ...Object.values(signInExperienceErrors),
    entityErrors.relationNotFound,
  ],
});

export const findUsernameConflicts = checks({
  summary: 'List usernames that differ only in letter case, which prevent `caseSensitive: false`',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  output: z.object({
    totalConflicts: z.number().int(),
    samples: z.array(z.object({ usernameLower: z.string(), userIds: z.array(z.string()) })),
  }),
});

export const countLockedOutUsers = checks({
  summary: 'Count the users who could no longer sign in after a change; nothing is saved',
  body: signInExperienceSettings
    .pick({
      signIn: true,
      signInMode: true,
      socialSignInConnectorTargets: true,
      singleSignOnEnabled: true,
      passkeySignIn: true,
    })
    .partial(),
  output: z.object({ total: z.number().int() }),
});

export const countUsersTouchedByMfa = checks({
  summary:
    'Count the users whose next sign-in would differ after a change of second factors; nothing is saved',
  body: signInExperienceSettings.pick({ mfa: true }),
  output: z.object({
    /** Users who will have to set up a factor because of the change. */
    toSetUp: z.number().int(),
    /** Users who are asked for a factor now and will sign in without one. */
    noLongerAsked: z.number().int(),
  }),
});

export const getPublicSignInExperience = checks({
  summary: 'Get the settings of the sign-in pages',
  transaction: 'none',
  query: audience,
  output: publicSignInExperience,
});

export const getPublicExperience = checks({
  summary: 'Get the settings of the sign-in pages (newer path)',
  transaction: 'none',
  query: audience,
  output: publicSignInExperience,
});

export const getPhrases = checks({
  summary: 'Get the texts of the sign-in pages in a language',
  transaction: 'none',
  query: z.object({ lng: z.string().max(35).optional() }),
  output: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.unknown())])),
});
