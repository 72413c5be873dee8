import { declareErrors, withStatus } from '../errors.ts';

/** Errors of scripts for custom claims. */
export const jwtCustomizerErrors = declareErrors({
  general: ['jwt_customizer.general', 500, 'The script for custom claims failed.'],
});

/** As the test endpoint answers them (wire). */
export const failedTest = withStatus(jwtCustomizerErrors.general, 422);
export const deniedTest = withStatus(jwtCustomizerErrors.general, 403);
