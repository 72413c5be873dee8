import { hotStatement } from './hot-statement.ts';

/** Ends a sign-in flow with an existing account. */
export const submitSignIn = hotStatement(
  'submit-sign-in',
  `select gatehouse_submit_sign_in_v1($1, to_timestamp($2::float8 / 1000), $3, $4, $5, $6) as outcome`,
  // A sign-in that adds a username also changes the text by which each organization of the user finds them: about 110 pages for each of the two.
  // A table of activity and the indexes of lists and imports cost up to 90 pages (ADR 202).
  690,
);

/** Ends a sign-in flow by creating its account. */
export const submitRegistration = hotStatement(
  'submit-registration',
  `select gatehouse_submit_registration_v1($1, to_timestamp($2::float8 / 1000), $3, $4, $5, $6) as outcome`,
  570,
);
