import { checks } from '../endpoint.ts';
import { customData } from '../common.ts';
import { edgeErrors } from '../errors.ts';
import { accountErrors } from '../sign-in/errors.ts';
import { editableMe, me } from './me.ts';

export const getMe = checks({
  summary: 'Get the signed-in administrator',
  output: me,
});

export const updateMe = checks({
  summary: 'Update the name, username or avatar of the signed-in administrator',
  body: editableMe.partial(),
  output: me,
  errors: [accountErrors.usernameInUse],
});

export const updateMyCustomData = checks({
  summary: 'Update fields of the signed-in administrator’s custom data; other fields stay',
  body: customData,
  bodyLimit: 64 * 1024,
  output: customData,
  errors: [edgeErrors.bodyTooLarge],
});
