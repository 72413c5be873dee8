import { declareErrors } from '../errors.ts';

/** Errors of a sign-in flow. What an anonymous person can cause shares one answer (design 5). */
export const sessionErrors = declareErrors({
  notFound: ['session.not_found', 400, 'This sign-in has ended or was never begun. Go back to the application and start again.'],
});
