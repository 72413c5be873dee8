import { randomBytes } from 'node:crypto';
import { applicationTestResult, testedChange } from '@gatehouse/contract/sign-in-tests/application-tests';
import { signInTestFault } from '@gatehouse/contract/sign-in-tests/faults';
import { connectorTestKind, signInTestKind } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import { z } from 'zod';
import { type OneTimeKey, putOneTimeValue, takeOneTimeValue } from '../../one-time/one-time-values.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { profile } from '../state/flow-state.ts';

/** A test of a sign-in, bound to the administrator who started it and to the grant of their console. */
export const signInTest = z.object({
  id: z.string(),
  kind: signInTestKind,
  targetId: z.string(),
  userId: z.string(),
  grantId: z.string(),
  /** The tenant's origin that the test was started at. */
  origin: z.string(),
  /** When all of its stages end. */
  endsAt: z.number(),
});
export type SignInTest = z.infer<typeof signInTest>;

/** A test of a connector. */
const connectorTest = signInTest.extend({ kind: connectorTestKind });
export type ConnectorTest = z.infer<typeof connectorTest>;

export const isOfConnector = (test: SignInTest): test is ConnectorTest => test.kind !== 'Application';

/** What the provider's response needs to be checked. */
const departure = z.object({
  test: connectorTest,
  redirectUri: z.string(),
  kept: z.record(z.string(), z.string()),
});

/** What the flow of an application's test ended with, instead of what submitting it stores. */
const submission = z.object({
  /** Null for an account that would be created. */
  userId: z.string().nullable(),
  /** What the account would get, without passwords. */
  profile: profile.omit({ password: true, ssoIdentity: true }),
  methods: z.array(z.string()),
  authenticatedAt: z.number(),
  changes: z.array(testedChange),
  mfa: applicationTestResult.shape.mfa,
});
export type TestedSubmission = z.infer<typeof submission>;

/** The test of an application whose flow has ended. */
const submitted = z.object({ test: signInTest, submission });
export type Submitted = z.infer<typeof submitted>;

/** A test whose browser is back: what the provider sent, or why it never came to that; of an application, how its flow ended. */
export const finished = z.union([
  submitted,
  departure.extend({ data: z.record(z.string(), z.string()) }),
  z.object({
    test: connectorTest,
    failure: z.object({ fault: signInTestFault, reason: z.string().nullable() }),
  }),
]);
export type Finished = z.infer<typeof finished>;

/** A stage of a test, and what is stored in it. */
interface Stage<T> {
  purpose: OneTimeKey['purpose'];
  schema: z.ZodType<T>;
}
const stage = <T>(purpose: OneTimeKey['purpose'], schema: z.ZodType<T>): Stage<T> => ({ purpose, schema });

/**
 * The stages of a test (ADR 223). A stage is stored under a secret that only the next step of the same browser has, and taken with it, so a test
 * has one stored row at a time, and each of its URLs works once.
 */
export const stages = {
  /** Started in the console. The URL has the secret, and the browser's session at the administrators' origin the grant. */
  started: stage('sign-in-test-started', signInTest),
  /** On the way from the administrators' origin to the tenant's. */
  opened: stage('sign-in-test-opened', signInTest),
  /** At the provider. The provider returns the state, and the browser's cookie has the other secret. */
  left: stage('sign-in-test-left', departure),
  /** In the flow of an application's test, until it is submitted. */
  inFlow: stage('sign-in-test-flow', signInTest),
  /** Back, until the console asks for the result. */
  finished: stage('sign-in-test-finished', finished),
};

/** Who or what a stage is for, and the secrets that open it. */
export interface StageKey {
  owner: string;
  secrets: readonly string[];
}

const toKey = ({ purpose }: Pick<Stage<unknown>, 'purpose'>, { owner, secrets }: StageKey): OneTimeKey => ({
  purpose,
  owner,
  name: JSON.stringify(secrets),
});

type StageRuntime = Pick<Runtime, 'database' | 'secrets' | 'clock'>;

/** Stores a stage, at most until `expiresAt`. */
export const putStage = <T>(
  { database, secrets }: StageRuntime,
  tenantId: string,
  of: Stage<T>,
  key: StageKey,
  { value, expiresAt }: { value: T; expiresAt: number },
): Promise<void> =>
  putOneTimeValue(database.for(tenantId), toKey(of, key), { value: secrets.sealJson(value), expiresAt });

/** Takes a stage. Of several requests, one gets it; none does after it has expired. */
export async function takeStage<T>(
  { database, secrets, clock }: StageRuntime,
  tenantId: string,
  of: Stage<T>,
  key: StageKey,
): Promise<T | undefined> {
  const sealed = await takeOneTimeValue(database.for(tenantId), toKey(of, key), clock());
  return sealed === undefined ? undefined : secrets.openJson(sealed, of.schema);
}

/** A secret of a stage. */
export const createSecret = (): string => randomBytes(32).toString('base64url');
