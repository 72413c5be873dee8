import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { applicationErrors } from './applications.ts';
import { applicationSignInExperience, applicationSignInExperienceSettings } from './sign-in-experience.ts';

export const getApplicationSignInExperience = checks({
  summary: 'Get the branding of an application; 404 if it has none',
  output: applicationSignInExperience,
  errors: [entityErrors.notFound],
});

export const putApplicationSignInExperience = checks({
  summary: 'Set the branding of an application',
  body: applicationSignInExperienceSettings.partial(),
  output: applicationSignInExperience,
  errors: [entityErrors.notFound, edgeErrors.invalidInput, applicationErrors.invalidType],
});
