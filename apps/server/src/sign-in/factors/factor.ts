import type { VerificationRecord } from '@gatehouse/contract/sign-in/interaction';
import type { FlowOperation } from '../flow/operation.ts';
import type { Profile, Verification } from '../flow/state.ts';

/**
 * One way to prove something in a sign-in flow: a folder here, one in the sign-in app, and a line in `all.ts`. The flow asks a factor
 * only these questions about the verifications that it keeps; it knows no factor by name.
 */
export interface Factor<V extends Verification = Verification> {
  type: V['type'];
  /** How RFC 8176 calls it. */
  amr: string;
  operations: readonly FlowOperation[];
  /** What the wire may see of a verification. */
  describe(verification: V): VerificationRecord;
  /** The account that a verification has proven; undefined while it has not. */
  proves?(verification: V): string | undefined;
  /** What a new account gets that is registered with a verification. */
  registers?(verification: V): Profile;
}
