import { z } from 'zod';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import { signInTestErrors } from './errors.ts';
import { signInTestResult, startedSignInTest } from './sign-in-tests.ts';

const errors = [
  entityErrors.notFound,
  providerErrors.invalid_config,
  connectorErrors.notFound,
  signInTestErrors.needsAdministrator,
] as const;

export const startConnectorTest = checks({
  summary:
    'Start a test of a social connector with its saved settings: a sign-in at the provider that creates and changes nothing here',
  output: startedSignInTest,
  status: 201,
  // Connectors are read by the functions of sign-ins, which use statements of their own.
  transaction: 'none',
  errors,
});

export const startSsoConnectorTest = checks({
  summary: 'Start a test of an enterprise SSO connector with its saved settings',
  output: startedSignInTest,
  status: 201,
  transaction: 'none',
  errors,
});

export const startApplicationTest = checks({
  summary:
    'Start a test of a sign-in to an application: the pages and steps of a sign-in, which creates and changes nothing, and the claims at its end',
  output: startedSignInTest,
  status: 201,
  transaction: 'none',
  errors: [entityErrors.notFound, signInTestErrors.needsAdministrator, signInTestErrors.hasNoUsers],
});

export const takeTestResult = checks({
  summary:
    'Get the result of a test, once: what the provider sent, the profile, and the account that would be signed in; of an application, the claims',
  body: z.object({ ticket: bounded(64).min(1) }),
  output: signInTestResult,
  // The provider is asked for the user.
  transaction: 'none',
  errors: [
    edgeErrors.busy,
    entityErrors.notFound,
    connectorErrors.notFound,
    signInTestErrors.needsAdministrator,
    signInTestErrors.ended,
  ],
});
