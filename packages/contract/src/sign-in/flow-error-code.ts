import type { CodeOf } from '../endpoint-errors.ts';
import type { Endpoint } from '../endpoint.ts';
import type { oneTapErrors } from './errors.ts';
import type * as code from './code-endpoints.ts';
import type * as flow from './endpoints.ts';
import type * as mfaCode from './mfa-code-endpoints.ts';
import type * as mfa from './mfa-endpoints.ts';
import type * as oneTimeToken from './one-time-token-endpoints.ts';
import type * as passkey from './passkey-endpoints.ts';
import type * as password from './password-endpoints.ts';
import type * as recovery from './recovery-endpoints.ts';
import type * as social from './social-endpoints.ts';
import type * as sso from './sso-endpoints.ts';
import type * as webAuthn from './web-authn-endpoints.ts';

/** Leaves out endpoints whose list of errors isn't a literal type. */
type Known<Code> = string extends Code ? never : Code;

/** Distributes over a union of modules of endpoints. */
type CodesOf<Module> = Module extends object
  ? {
      [Name in keyof Module]: Module[Name] extends Endpoint ? Known<CodeOf<Module[Name]>> : never;
    }[keyof Module]
  : never;

/** All error codes of the steps of a sign-in flow. */
export type FlowErrorCode =
  | (typeof oneTapErrors)[keyof typeof oneTapErrors]['code']
  | CodesOf<
      | typeof code
      | typeof flow
      | typeof mfaCode
      | typeof mfa
      | typeof oneTimeToken
      | typeof passkey
      | typeof password
      | typeof recovery
      | typeof social
      | typeof sso
      | typeof webAuthn
    >;
