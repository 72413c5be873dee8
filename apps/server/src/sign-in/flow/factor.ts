import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import type {
  Identifier,
  Interaction,
  InteractionEvent,
  VerificationRecord,
} from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { AddressFactor, MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { Ctx } from '../../runtime/ctx.ts';
import type { NewMfaVerification } from '../../mfa/mfa-store.ts';
import type { FlowOperation } from './flow-operation.ts';
import type { FlowUser, Profile, Verification } from './flow-state.ts';

/** A code that has been sent and not yet been entered. */
export interface PendingCode {
  identifier: Identifier;
  /** Milliseconds since 1970. */
  resendAt: number;
  expiresAt: number;
  /** The second factor that the code is for, proven or set up by it. */
  secondFactor?: AddressFactor;
}

/**
 * One way to prove something in a sign-in flow: a folder here with a line in `all.ts`, and one in the sign-in app. The flow asks a factor
 * only these questions about the verifications that it keeps, and knows none by name; which second factors play a part of their own
 * (codes to the account's addresses, passkeys, the spare one) the contract says (`mfa-factors.ts`).
 */
export interface Factor<V extends Verification = Verification> {
  type: V['type'];
  /** How RFC 8176 calls it. */
  amr: string;
  /** The second factor that it proves, where it is one, and sets up. */
  secondFactor?: MfaFactor;
  /** What is answered to who has set that up elsewhere meanwhile: of most an account has one. */
  inUse?: ErrorDeclaration;
  /** How the wire shows that it is being set up. */
  boundAs?: Interaction['mfa'];
  /** A company proves its own people, who come in by that alone. */
  isCompanys?: boolean;
  /** It was proven by a link, which is used up: the page goes on with the proof, whatever its address says. */
  isLink?: boolean;
  /** It proves more than one factor by itself, so that no second one is asked for (NIST SP 800-63B section 5.1.9). */
  isMultiFactor?: boolean;
  operations: readonly FlowOperation[];
  /** What the wire may see of a verification. */
  describe(verification: V): VerificationRecord;
  /** The account that a verification has proven; undefined while it has not, or for what else it was made. */
  proves?(verification: V, event: InteractionEvent): string | undefined;
  /** Whether the tenant lets accounts be proven this way. Asked when the proof is used: settings change, and so does the event. */
  isOffered?(verification: V, event: InteractionEvent, experience: SignInExperience): boolean;
  /** Whether the connector that a verification came by still lets people in, as it is now and not as it was. */
  isConnected?(scope: Pick<Ctx, 'runtime' | 'tenant'>, verification: V): Promise<boolean>;
  /** The address that a verification has proven to be the person's, whoever has it as an account's. */
  provesAddress?(verification: V): { type: 'email' | 'phone'; value: string } | undefined;
  /** What a new account gets that is registered with a verification. */
  registers?(verification: V): Profile | undefined;
  /** What an account that exists gets by being proven this way. */
  brings?(verification: V): Profile;
  /** The identity that an account can sign in with from now on. */
  identity?(verification: V): Profile;
  /** What was proven, as a page names it to say that nobody has it, or somebody. */
  names?(verification: V): Identifier | undefined;
  /** Whether an account that exists can be linked: some account or, once it is proven, this one. */
  links?(verification: V, user?: FlowUser): boolean;
  /** What the person still has to enter. */
  pending?(verification: V): PendingCode | undefined;
  /** The second factor that was set up and proven by a verification, as submitting writes it. */
  binds?(verification: V): NewMfaVerification | undefined;
  /** The second factor that a new address of the account becomes. */
  bindsAddress?(verification: V): { type: AddressFactor; profile: Profile } | undefined;
  /** What proving an account by a verification is called as second factor: beside itself it is none. */
  asSecondFactor?(verification: V): MfaFactor;
  /** Whether the proof is still one: the account may have changed since. Without it nothing can end it but the end of the flow. */
  holds?(verification: V, user: FlowUser): boolean;
  /** The event that a proof is for, whichever the person began with: who comes by it is known there, or is made an account. */
  turns?(verification: V): 'SignIn' | 'Register' | undefined;
  /** Whether it stays when the person turns from signing in to registering or back. */
  outlivesEvent?(verification: V): boolean;
}
