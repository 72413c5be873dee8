import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { SsoDirectory } from '../flow/sso-address.ts';

/** All inputs of a decision besides the flow's state and account; they were read before. */
export interface Policy {
  experience: SignInExperience;
  /** The profile fields that a registration asks for, in their order. */
  askedFields: CustomProfileField[];
  sso: SsoDirectory;
  /** Whether the verification's connector still lets users in. */
  isConnected: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Where the protocol continues after the flow has ended. */
  redirectTo: string;
}
