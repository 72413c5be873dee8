import { customData } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { edgeErrors } from '../errors.ts';
import { accountErrors } from '../sign-in/errors.ts';
import { editableMe, me } from './me.ts';

/** Served at the administrators' origin, outside `/api` (OPEN-04). */
export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'Get the administrator who is signed in',
  permission: 'me',
  output: me,
});

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/me',
  summary: 'Change one’s own name, username or avatar',
  permission: 'me',
  event: 'User.Data.Updated',
  body: editableMe.partial(),
  output: me,
  errors: [accountErrors.usernameInUse],
});

export const updateMyCustomData = endpoint({
  method: 'PATCH',
  path: '/me/custom-data',
  summary: 'Change fields of one’s own custom data; fields that are not sent stay',
  permission: 'me',
  body: customData,
  bodyLimit: 64 * 1024,
  output: customData,
  errors: [edgeErrors.bodyTooLarge],
});
