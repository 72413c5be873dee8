import type * as api from '@gatehouse/contract/sign-in/endpoints';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import type { FlowCall } from './client.ts';

/** Makes the calls that need nobody, until there is something to ask or the browser leaves; then the promise stays open. */
export async function advance(call: FlowCall, next: NextStep | undefined): Promise<NextStep | undefined> {
  if (next?.step === 'identify') {
    const { verificationId } = next;
    const answer = await call<typeof api.identify>('POST', '/api/experience/identification', {
      verificationId,
    });
    return advance(call, answer.next);
  }
  if (next?.step === 'submit') {
    const answer = await call<typeof api.submitExperience>('POST', '/api/experience/submit');
    return advance(call, answer.next ?? { step: 'leave', redirectTo: answer.redirectTo });
  }
  if (next?.step === 'leave') {
    location.assign(next.redirectTo);
    return new Promise(() => {});
  }
  return next;
}

/** Makes sure that the flow is about this before something is proven for it. */
export async function ensureEvent(
  call: FlowCall,
  next: NextStep | undefined,
  interactionEvent: 'SignIn' | 'Register',
): Promise<void> {
  if (next?.step === 'verify' && next.event === interactionEvent) return;
  await call<typeof api.beginExperience>('PUT', '/api/experience', { interactionEvent });
}
