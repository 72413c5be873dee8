import { profileFieldErrors } from '../custom-profile-fields/errors.ts';
import { checks } from '../endpoint.ts';
import { edgeErrors } from '../errors.ts';
import { accountCenter, accountCenterSettings } from './account-center.ts';

export const getAccountCenter = checks({
  summary: 'Get the settings of the account center',
  output: accountCenter,
});

export const updateAccountCenter = checks({
  summary: 'Change settings of the account center; `fields` are merged, other settings are replaced',
  body: accountCenterSettings.partial(),
  output: accountCenter,
  errors: [edgeErrors.invalidContent, profileFieldErrors.unknownNames],
});

export const getPublicAccountCenter = checks({
  summary: 'Get the settings of the account center; they contain no secrets',
  output: accountCenter,
});
