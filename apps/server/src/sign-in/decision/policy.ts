import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { SsoDirectory } from '../flow/sso-address.ts';

/** All that a decision knows besides the flow's state and account; it was read before. */
export interface Policy {
  experience: SignInExperience;
  sso: SsoDirectory;
  /** Whether the connector behind the proof still lets people in. */
  isConnected: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Where the protocol goes on once the flow has ended. */
  redirectTo: string;
}
