import { z } from 'zod';
import { timestamp } from '../common.ts';
import { applicationTestResult } from './application-tests.ts';
import { signInTestFault } from './faults.ts';

/** A connector that a test signs in with. */
export const connectorTestKind = z.enum(['Social', 'EnterpriseSso']);
export type ConnectorTestKind = z.infer<typeof connectorTestKind>;

/** What is tested: a connector, or a whole sign-in to an application. */
export const signInTestKind = z.enum([...connectorTestKind.options, 'Application']);
export type SignInTestKind = z.infer<typeof signInTestKind>;

/** How long a test can be used, from its creation to its result. */
export const signInTestMinutes = 10;

/** A test that was started. */
export const startedSignInTest = z.object({
  id: z.string(),
  /** For the window of the administrator who started it: it works once, in the browser that is signed in to the console. */
  url: z.url(),
  /**
   * What has to be registered at the provider: its own error page, which never returns, usually means that it isn't. Null for an application,
   * whose test ends here.
   */
  callbackUrl: z.url().nullable(),
  expiresAt: timestamp,
});
export type StartedSignInTest = z.infer<typeof startedSignInTest>;

/** The parts of a profile that a provider can fill. */
export const testedProfile = z.object({
  id: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  name: z.string().nullable(),
  avatar: z.string().nullable(),
});

/** What users would notice beside the result. */
export const signInTestNote = z.enum([
  /** The provider sent an email address that doesn't count, because it doesn't say that it is verified. */
  'EmailNotVerified',
  /** The connector isn't on the sign-in page. */
  'NotOffered',
  /** Enterprise SSO is turned off. */
  'SsoTurnedOff',
  /** Without email domains, no user is sent to the connector. */
  'NoDomains',
  'UserSuspended',
]);
export type SignInTestNote = z.infer<typeof signInTestNote>;

/** Which account the sign-in would be of. */
export const testedAccount = z.object({
  outcome: z.enum([
    /** An account that is linked with the one at the provider. */
    'SignsIn',
    /** An account with the same email address or phone number, which would be linked. */
    'Links',
    /** The same, but the user would be asked to verify that account first. */
    'AsksToLink',
    'Registers',
    /** No account, and registration is off. */
    'Refused',
  ]),
  user: z.object({ id: z.string(), name: z.string() }).nullable(),
});

/** What a sign-in with a connector would have done. Nothing of it was done or stored. */
const connectorTestResult = z.object({
  id: z.string(),
  kind: connectorTestKind,
  /** The connector. */
  target: z.object({ id: z.string(), name: z.string() }),
  isPassed: z.boolean(),
  failure: z
    .object({
      fault: signInTestFault,
      /** The words of the provider or of the check that failed. */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** What the provider sent about the user; null if it didn't get that far. */
  sent: z.record(z.string(), z.unknown()).nullable(),
  profile: testedProfile.nullable(),
  account: testedAccount.nullable(),
  notes: z.array(signInTestNote),
});
export type ConnectorTestResult = z.infer<typeof connectorTestResult>;

/** The result of a test, by what was tested. */
export const signInTestResult = z.discriminatedUnion('kind', [connectorTestResult, applicationTestResult]);
export type SignInTestResult = z.infer<typeof signInTestResult>;
