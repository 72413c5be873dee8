import { z } from 'zod';
import { accountCenterErrors } from '../account-center/errors.ts';
import { checks } from '../endpoint.ts';
import { withStatus } from '../errors.ts';
import { accountErrors, codeErrors, mfaErrors } from '../sign-in/errors.ts';
import { userEmail } from '../validation/email.ts';
import { phone } from '../validation/phone.ts';
import { verificationRecordId } from './account.ts';
import { lockOutErrors, verificationErrors } from './errors.ts';

/** The record of the code that was sent to the new email address or phone number. */
const record = { newIdentifierVerificationRecordId: verificationRecordId };
const notFound = withStatus(verificationErrors.notFound, 400);
const removal = [accountErrors.suspended, lockOutErrors.lastWay, mfaErrors.notOptional] as const;

export const setOwnEmail = checks({
  summary: 'Set or change the current user’s email address, which a verification code has confirmed',
  body: z.object({ email: userEmail, ...record }),
  errors: [
    notFound,
    accountCenterErrors.notEditable,
    accountErrors.suspended,
    accountErrors.emailInUse,
    codeErrors.emailNotAllowed,
    codeErrors.subaddressingNotAllowed,
  ],
});

export const removeOwnEmail = checks({
  summary: 'Remove the current user’s email address',
  errors: [...removal, accountCenterErrors.notEditable],
});

export const setOwnPhone = checks({
  summary: 'Set or change the current user’s phone number, which a verification code has confirmed',
  body: z.object({ phone: phone.min(3), ...record }),
  errors: [notFound, accountErrors.suspended, accountErrors.phoneInUse],
});

export const removeOwnPhone = checks({
  summary: 'Remove the current user’s phone number',
  errors: removal,
});
