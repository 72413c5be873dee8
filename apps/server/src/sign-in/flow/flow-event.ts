import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { fail } from '../../lib/fail.ts';
import type { StoredState } from '../state/flow-state.ts';
import type { Verification } from '../state/verifications.ts';
import { isOpen } from './offered-methods.ts';

/** Throws unless the flow has this event. */
export function requireEventIs({ event }: StoredState, wanted: InteractionEvent): void {
  if (event !== wanted) fail(sessionErrors.invalidInteractionType);
}

/** Throws if the tenant has turned the flow's event off: the mode may change while a flow is open. */
export function requireMode(
  {
    event,
    verifications = [],
    invitationHash,
  }: { event: InteractionEvent; verifications?: readonly Verification[] } & Pick<
    StoredState,
    'invitationHash'
  >,
  experience: SignInExperience,
): void {
  if (!isOpen({ event, verifications, invitationHash }, experience)) fail(sessionErrors.modeForbidden);
}
