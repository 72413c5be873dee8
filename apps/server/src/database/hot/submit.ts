import { hotStatement } from './hot-statement.ts';

/** Ends a sign-in flow with an existing account. */
export const submitSignIn = hotStatement(
  'submit-sign-in',
  `select gatehouse_submit_sign_in_v1($1, to_timestamp($2::float8 / 1000), $3, $4, $5, $6) as outcome`,
  // About 100 for each organization whose index of members has the user's text: the test's has two.
  600,
);

/** Ends a sign-in flow by creating its account. */
export const submitRegistration = hotStatement(
  'submit-registration',
  `select gatehouse_submit_registration_v1($1, to_timestamp($2::float8 / 1000), $3, $4, $5, $6) as outcome`,
  480,
);
