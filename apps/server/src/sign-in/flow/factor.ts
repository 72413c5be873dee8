import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import type {
  Address,
  Identifier,
  Interaction,
  InteractionEvent,
  VerificationRecord,
} from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { AddressFactor, MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { Ctx } from '../../runtime/ctx.ts';
import type { NewMfaVerification } from '../../mfa/mfa-store.ts';
import type { Profile } from '../state/flow-state.ts';
import type { Verification } from '../state/verifications.ts';
import type { FlowOperation } from './flow-operation.ts';
import type { FlowUser } from './flow-user.ts';

/**
 * One way to prove something in a sign-in flow (ADR 124). It has the capabilities that it can serve, and the flow asks for a capability,
 * never for a factor by name. Which second factors play a part of their own (codes to the account's addresses, passkeys, the spare one)
 * the contract says (`mfa-factors.ts`).
 */
export interface Factor<V extends Verification = Verification> {
  type: V['type'];
  /** The authentication method (RFC 8176). */
  amr: string;
  operations: readonly FlowOperation[];
  /** What the API shows of a verification. */
  describe(verification: V): VerificationRecord;
  /** The code that was sent and not yet entered. */
  pendingCode?(verification: V): PendingCode | undefined;
  proof?: Proof<V>;
  registration?: Registration<V>;
  address?: AddressProof<V>;
  linking?: Linking<V>;
  secondFactor?: SecondFactor<V>;
}

/** Proves whose account it is, as first factor. */
export interface Proof<V extends Verification = Verification> {
  /** Whether the tenant offers this way. Operations ask it before they begin, and the flow whenever the proof is used: settings change. */
  isOffered(verification: V, event: InteractionEvent, experience: SignInExperience): boolean;
  /** Whether the connector of a verification still lets people in, as it is now. */
  isConnected?(scope: Pick<Ctx, 'runtime' | 'tenant'>, verification: V): Promise<boolean>;
  /** The account that was verified; undefined while none was, or for another event than the verification was made for. */
  userId(verification: V, event: InteractionEvent): string | undefined;
  /** Whether the proof still counts: the account may have changed since. Without it only the end of the flow ends a proof. */
  holds?(verification: V, user: FlowUser): boolean;
  /** What the account gets by being verified this way. */
  profile?(verification: V): Profile;
  /** It proves more than one factor by itself, so no second one is asked for (NIST SP 800-63B section 5.1.9). */
  isMultiFactor?: boolean;
  /** What this proof is called as a second factor: beside itself it is none. */
  asSecondFactor?(verification: V): MfaFactor;
  /** It was made by a link, which is used up: the page goes on with the proof, whatever its address says. */
  isLink?: boolean;
  /** Whether it stays when the person changes from signing in to registering or back. */
  outlivesEvent?(verification: V): boolean;
}

/** A new account can be created with it. */
export interface Registration<V extends Verification = Verification> {
  /** What the account gets; undefined while nothing was verified, or where an account has it already. */
  profile(verification: V): Profile | undefined;
}

/** Proves that an email address or phone number belongs to the person, whether or not an account has it. */
export interface AddressProof<V extends Verification = Verification> {
  proven(verification: V): Address | undefined;
  /** The second factor that an address of the account becomes, and whether the address was verified for that. */
  secondFactor?(
    verification: V,
  ): { type: AddressFactor; identifier: Address; isForFactor: boolean } | undefined;
}

/** Proves an account at a provider elsewhere, which accounts here are linked to. */
export interface Linking<V extends Verification = Verification> {
  /** The provider is that of a company, whose people sign in there alone. */
  isEnterprise: boolean;
  /** What was verified, as a page shows it. */
  identifier(verification: V): Identifier | undefined;
  /** What an account gets that this one is added to. */
  identity?(verification: V): Profile;
  /** Whether an existing account can be linked: any or, once it is verified, this one. */
  canLink?(verification: V, user?: FlowUser): boolean;
  /** The event that the proof is for, whatever the person began with: a known account signs in, any other registers. */
  event?(verification: V): 'SignIn' | 'Register' | undefined;
}

/** Proven after the first factor, or set up. */
export interface SecondFactor<V extends Verification = Verification> {
  type: MfaFactor;
  /** The answer when the account has got one elsewhere meanwhile: of most it has one. */
  inUse?: ErrorDeclaration;
  /** How the API shows that it is being set up. */
  boundAs?: Interaction['mfa'];
  /** What was set up and verified, as submitting writes it. */
  setUp?(verification: V): NewMfaVerification | undefined;
}

/** A code that has been sent and not yet been entered. */
export interface PendingCode {
  identifier: Identifier;
  /** Milliseconds since 1970. */
  resendAt: number;
  expiresAt: number;
  /** The second factor that the code is for, verified or set up by it. */
  secondFactor?: AddressFactor;
}
