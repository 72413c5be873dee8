import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { applicationErrors } from './applications.ts';
import { applicationSignInExperience, applicationSignInExperienceSettings } from './sign-in-experience.ts';

export const getApplicationSignInExperience = checks({
  summary: 'Get what an application has of its own on the sign-in pages; 404 as long as that was never set',
  output: applicationSignInExperience,
  errors: [entityErrors.notFound],
});

export const putApplicationSignInExperience = checks({
  summary: 'Set what an application has of its own on the sign-in pages',
  event: 'Application.SignInExperience.Updated',
  body: applicationSignInExperienceSettings.partial(),
  output: applicationSignInExperience,
  errors: [entityErrors.notFound, edgeErrors.invalidInput, applicationErrors.invalidType],
});
