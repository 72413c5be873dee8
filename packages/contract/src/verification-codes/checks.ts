import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { sendErrors } from '../connectors/errors.ts';
import { codeErrors } from '../sign-in/errors.ts';
import { userEmail } from '../validation/email.ts';
import { phone } from '../validation/phone.ts';

const email = z.object({ email: userEmail });
const byPhone = z.object({ phone: phone.min(3) });
const code = { verificationCode: z.string().min(1).max(16) };

export const sendManagedCode = checks({
  summary: 'Send a code to an email address or phone number, to verify it in an application of your own',
  transaction: 'none',
  body: z.union([email, byPhone]),
  errors: [...sendErrors],
});

export const verifyManagedCode = checks({
  summary: 'Verify the last code that was sent to an email address or phone number',
  transaction: 'none',
  body: z.union([email.extend(code), byPhone.extend(code)]),
  errors: [codeErrors.notFound, codeErrors.mismatch, codeErrors.expired, codeErrors.exceedMaxTry],
});
