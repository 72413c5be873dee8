import { endpoint } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { applicationErrors } from './applications.ts';
import { applicationSignInExperience, applicationSignInExperienceSettings } from './sign-in-experience.ts';

export const getApplicationSignInExperience = endpoint({
  method: 'GET',
  path: '/api/applications/{applicationId}/sign-in-experience',
  summary: 'Get what an application has of its own on the sign-in pages',
  permission: 'read:data',
  output: applicationSignInExperience,
  errors: [entityErrors.notFound],
});

/** Each field is replaced whole; one that is left out stays as it is. */
export const putApplicationSignInExperience = endpoint({
  method: 'PUT',
  path: '/api/applications/{applicationId}/sign-in-experience',
  summary: 'Set what an application has of its own on the sign-in pages',
  permission: 'write:data',
  event: 'Application.SignInExperience.Updated',
  body: applicationSignInExperienceSettings.partial(),
  output: applicationSignInExperience,
  errors: [entityErrors.notFound, edgeErrors.invalidInput, applicationErrors.invalidType],
});
