import { checks } from '../endpoint.ts';
import { customData } from '../common.ts';
import { edgeErrors } from '../errors.ts';
import { accountErrors } from '../sign-in/errors.ts';
import { editableMe, me } from './me.ts';

export const getMe = checks({
  summary: 'Get the administrator who is signed in',
  output: me,
});

export const updateMe = checks({
  summary: 'Change one’s own name, username or avatar',
  event: 'User.Data.Updated',
  body: editableMe.partial(),
  output: me,
  errors: [accountErrors.usernameInUse],
});

export const updateMyCustomData = checks({
  summary: 'Change fields of one’s own custom data; fields that are not sent stay',
  body: customData,
  bodyLimit: 64 * 1024,
  output: customData,
  errors: [edgeErrors.bodyTooLarge],
});
