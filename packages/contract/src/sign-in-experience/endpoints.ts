import { z } from 'zod';
import { queryFlag } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { signInExperienceErrors } from './errors.ts';
import { publicSignInExperience, signInExperience, signInExperienceSettings } from './sign-in-experience.ts';

export const getSignInExperience = endpoint({
  method: 'GET',
  path: '/api/sign-in-exp',
  summary: 'Get the sign-in experience',
  permission: 'read:data',
  output: signInExperience,
});

export const updateSignInExperience = endpoint({
  method: 'PATCH',
  path: '/api/sign-in-exp',
  summary: 'Change the sign-in experience; each field given is replaced whole',
  permission: 'write:data',
  event: 'SignInExperience.Updated',
  query: z.object({ removeUnusedDemoSocialConnector: queryFlag.optional() }),
  body: signInExperienceSettings.partial(),
  output: signInExperience,
  errors: [
    edgeErrors.invalidContent,
    ...Object.values(signInExperienceErrors),
    entityErrors.relationNotFound,
  ],
});

export const countLockedOutUsers = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/locked-out-users',
  summary:
    'Count the users who could not sign in any more after a change, in no way at all; nothing is saved',
  permission: 'read:data',
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

export const countUsersTouchedByMfa = endpoint({
  method: 'POST',
  path: '/api/sign-in-exp/users-touched-by-mfa',
  summary:
    'Count the users whose next sign-in goes another way after a change of the second factors; nothing is saved',
  permission: 'read:data',
  body: signInExperienceSettings.pick({ mfa: true }),
  output: z.object({
    /** Who has to set up a factor, and had not to before. */
    toSetUp: z.number().int(),
    /** Who was asked for a factor, and gets in without any. */
    noLongerAsked: z.number().int(),
  }),
});

const audience = z.object({
  organizationId: z.string().max(21).optional(),
  appId: z.string().max(21).optional(),
});

export const getPublicSignInExperience = endpoint({
  method: 'GET',
  path: '/api/.well-known/sign-in-exp',
  summary: 'Get what a sign-in page needs to know',
  permission: 'public',
  transaction: 'none',
  query: audience,
  output: publicSignInExperience,
});

export const getPublicExperience = endpoint({
  method: 'GET',
  path: '/api/.well-known/experience',
  summary: 'Get what a sign-in page needs to know, under its newer address',
  permission: 'public',
  transaction: 'none',
  query: audience,
  output: publicSignInExperience,
});

export const getPhrases = endpoint({
  method: 'GET',
  path: '/api/.well-known/phrases',
  summary: 'Get the texts of the sign-in pages in a language',
  permission: 'public',
  transaction: 'none',
  query: z.object({ lng: z.string().max(35).optional() }),
  output: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.unknown())])),
});
