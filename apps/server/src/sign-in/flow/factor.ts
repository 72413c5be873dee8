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
 * A way to verify something in a sign-in flow (ADR 124). It has the capabilities that it can serve, and the flow asks
 * for a capability, never for a factor by name. The contract lists the second factors with a special role (codes to the
 * account's own identifiers, passkeys, backup codes) in `mfa-factors.ts`.
 */
export interface Factor<V extends Verification = Verification> {
  type: V['type'];
  /** The authentication method (RFC 8176). */
  amr: string;
  operations: readonly FlowOperation[];
  /** How the API shows a verification. */
  describe(verification: V): VerificationRecord;
  /** The code that was sent and not yet entered. */
  pendingCode?(verification: V): PendingCode | undefined;
  firstFactor?: FirstFactor<V>;
  registration?: Registration<V>;
  address?: AddressVerification<V>;
  linking?: Linking<V>;
  secondFactor?: SecondFactor<V>;
}

/** Verifies the account as first factor. */
export interface FirstFactor<V extends Verification = Verification> {
  /**
   * Whether the tenant offers this method. Operations check it before they start, and the flow whenever the
   * verification is used, because settings change.
   */
  isOffered(verification: V, event: InteractionEvent, experience: SignInExperience): boolean;
  /** Whether the connector of a verification still lets users in. */
  isConnected?(scope: Pick<Ctx, 'runtime' | 'tenant'>, verification: V): Promise<boolean>;
  /** The account that was verified; undefined if there is none, or the verification was made for another event. */
  userId(verification: V, event: InteractionEvent): string | undefined;
  /**
   * Whether the verification still counts, although the account may have changed since. If not given, it counts until
   * the flow ends.
   */
  holds?(verification: V, user: FlowUser): boolean;
  /** What the account gets with this verification. */
  profile?(verification: V): Profile;
  /** It verifies more than one factor by itself, so no second one is required (NIST SP 800-63B section 5.1.9). */
  isMultiFactor?: boolean;
  /** The name of this verification as a second factor, which it can't be in addition to itself. */
  asSecondFactor?(verification: V): MfaFactor;
  /** It was created by a link, which is consumed: the page continues with the verification, whatever its URL says. */
  isLink?: boolean;
  /** Whether it stays when the user changes between signing in and registering. */
  outlivesEvent?(verification: V): boolean;
}

/** A new account can be created with it. */
export interface Registration<V extends Verification = Verification> {
  /** What the account gets; undefined if nothing was verified, or an account has it already. */
  profile(verification: V): Profile | undefined;
}

/** Verifies that an email address or phone number belongs to the user, whether or not an account has it. */
export interface AddressVerification<V extends Verification = Verification> {
  verified(verification: V): Address | undefined;
  /**
   * The second factor that an email address or phone number of the account becomes, and whether it was verified for
   * that.
   */
  secondFactor?(
    verification: V,
  ): { type: AddressFactor; identifier: Address; isForFactor: boolean } | undefined;
}

/** Verifies an account at an external provider, which accounts here are linked to. */
export interface Linking<V extends Verification = Verification> {
  /** The provider is an enterprise one, whose users sign in only there. */
  isEnterprise: boolean;
  /** The verified account, as a page shows it. */
  identifier(verification: V): Identifier | undefined;
  /** What the account gets that this one is linked to. */
  identity?(verification: V): Profile;
  /** Whether an existing account can be linked: any or, once it is verified, this one. */
  canLink?(verification: V, user?: FlowUser): boolean;
  /**
   * The event that the verification is for, whatever the user started with: a known account signs in, any other
   * registers.
   */
  event?(verification: V): 'SignIn' | 'Register' | undefined;
}

/** Verified after the first factor, or set up. */
export interface SecondFactor<V extends Verification = Verification> {
  type: MfaFactor;
  /** The error if the account has got one elsewhere in the meantime: of most types it has one. */
  inUse?: ErrorDeclaration;
  /** How the API shows that it is being set up. */
  boundAs?: Interaction['mfa'];
  /** The new, verified factor, as submitting writes it. */
  setUp?(verification: V): NewMfaVerification | undefined;
}

/** A code that has been sent and not yet been entered. */
export interface PendingCode {
  identifier: Identifier;
  /** Milliseconds since 1970. */
  resendAt: number;
  expiresAt: number;
  /** The second factor that the code verifies or sets up. */
  secondFactor?: AddressFactor;
}
