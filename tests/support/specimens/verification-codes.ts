import type { Specimen } from './specimen.ts';

export const specimens: Record<string, Specimen> = {
  'password-check': {
    create: async () => ({}),
    bodies: {
      'POST /api/sign-in-exp/default/check-password': () => ({ password: 'Correct-Horse-77' }),
    },
  },
  'verification-codes': {
    create: async () => ({}),
    bodies: {
      'POST /api/verification-codes': () => ({ email: 'someone@example.com' }),
      'POST /api/verification-codes/verify': () => ({
        email: 'someone@example.com',
        verificationCode: '000000',
      }),
    },
  },
};
