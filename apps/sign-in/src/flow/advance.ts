import type * as api from '@gatehouse/contract/sign-in/endpoints';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type * as mfaApi from '@gatehouse/contract/sign-in/mfa-endpoints';
import type { FlowCall } from './client.ts';
import { leaveFor } from './leave.ts';
import type { Step } from './steps.ts';

const pages = { SignIn: '/sign-in', Register: '/register' } as const;
const firstScreens = { SignIn: 'sign_in', Register: 'register' } as const;

/** A reload finds the page of what the flow is about now. */
function showPageOf(event: 'SignIn' | 'Register'): void {
  const search = new URLSearchParams(location.search);
  search.delete('interaction_mode');
  search.set('first_screen', firstScreens[event]);
  history.replaceState(history.state, '', `${pages[event]}?${search.toString()}`);
}

/** Makes the calls that need nobody, until there is something to ask or the browser leaves; then the promise stays open. */
export async function advance(call: FlowCall, next: Step | undefined): Promise<Step | undefined> {
  if (next?.step === 'identify') {
    const { verificationId } = next;
    const answer = await call<typeof api.identify>('POST', '/api/experience/identification', {
      verificationId,
    });
    return advance(call, answer.next);
  }
  if (next?.step === 'add') {
    const { type, verificationId } = next;
    const answer = await call<typeof api.addToProfile>('POST', '/api/experience/profile', {
      type,
      verificationId,
    });
    return advance(call, answer.next);
  }
  if (next?.step === 'turn') {
    const answer = await call<typeof api.changeInteractionEvent>('PUT', '/api/experience/interaction-event', {
      interactionEvent: next.to,
    });
    showPageOf(next.to);
    return advance(call, answer.next);
  }
  if (next?.step === 'add-mfa') {
    const { type, verificationId } = next;
    const answer = await call<typeof mfaApi.bindMfa>('POST', '/api/experience/profile/mfa', {
      type,
      verificationId,
    });
    return advance(call, answer.next);
  }
  if (next?.step === 'submit') {
    const answer = await call<typeof api.submitExperience>('POST', '/api/experience/submit');
    return advance(call, answer.next ?? { step: 'leave', redirectTo: answer.redirectTo });
  }
  if (next?.step === 'leave') {
    return leaveFor(next.redirectTo);
  }
  return next;
}

/** Makes sure that the flow is about this before something is proven for it. */
export async function ensureEvent(
  call: FlowCall,
  next: Step | undefined,
  interactionEvent: InteractionEvent,
): Promise<void> {
  if (next && 'event' in next && next.event === interactionEvent) return;
  await call<typeof api.beginExperience>('PUT', '/api/experience', { interactionEvent });
}
