import { z } from 'zod';
import { writableCustomData } from '../applications/applications.ts';
import { assetErrors, uploadedAsset } from '../assets/assets.ts';
import { accountCenterErrors } from '../account-center/errors.ts';
import { customData } from '../common.ts';
import { checks } from '../endpoint.ts';
import { edgeErrors } from '../errors.ts';
import { accountErrors, passwordErrors, sessionErrors } from '../sign-in/errors.ts';
import { enteredPassword } from '../sign-in/interaction.ts';
import { extraProfile, userProfile, writableUser } from '../users/users.ts';
import { usernameErrors } from '../validation/username-errors.ts';
import { ownAccount, verificationRecord } from './account.ts';
import { lockOutErrors, verificationErrors } from './errors.ts';

export const getOwnAccount = checks({
  summary:
    'Get the current user’s own account; what the token or the account center doesn’t allow is left out',
  output: ownAccount,
  errors: [accountErrors.suspended],
});

export const updateOwnAccount = checks({
  summary: 'Change the current user’s name, avatar, username or custom data; custom data is replaced',
  body: writableUser.pick({ name: true, avatar: true, username: true }).partial().extend({
    customData: writableCustomData.optional(),
  }),
  output: ownAccount,
  errors: [
    accountErrors.suspended,
    accountErrors.usernameInUse,
    ...Object.values(usernameErrors),
    accountCenterErrors.notEditable,
    lockOutErrors.lastWay,
  ],
});

export const updateOwnProfile = checks({
  summary: 'Change fields of the current user’s profile; other fields stay',
  body: extraProfile.omit({ name: true, avatar: true }).strip(),
  output: userProfile,
  errors: [accountErrors.suspended],
});

export const updateOwnCustomData = checks({
  summary: 'Change keys of the current user’s custom data; other keys stay',
  body: writableCustomData,
  output: customData,
  errors: [accountErrors.suspended, edgeErrors.invalidInput],
});

export const uploadOwnAvatar = checks({
  summary: 'Upload a picture and get its public URL; it is deleted if it is not saved as avatar within a day',
  transaction: 'none',
  bodyLimit: 1024 * 1024,
  output: uploadedAsset,
  errors: [assetErrors.typeNotAllowed, edgeErrors.fileTooLarge],
});

export const changeOwnPassword = checks({
  summary: 'Set or change the current user’s password; all other sessions end',
  transaction: 'none',
  body: z.object({ password: enteredPassword }),
  errors: [
    verificationErrors.denied,
    passwordErrors.rejected,
    accountErrors.samePassword,
    accountErrors.suspended,
  ],
});

export const verifyOwnPassword = checks({
  summary: 'Verify the current user’s identity by their password',
  transaction: 'none',
  body: z.object({ password: enteredPassword }),
  status: 201,
  output: verificationRecord,
  errors: [
    sessionErrors.invalidCredentials,
    sessionErrors.tooManyAttempts,
    edgeErrors.rateLimited,
    accountErrors.suspended,
  ],
});
