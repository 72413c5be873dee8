import {
  addToProfile,
  beginExperience,
  changeInteractionEvent,
  identify,
  submitExperience,
} from '@gatehouse/contract/sign-in/endpoints';
import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import { bindMfa } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { paths } from '../paths.ts';
import type { FlowCall } from './client.ts';
import { redirectTo } from './redirect.ts';
import type { Step } from './step.ts';

const pages = {
  SignIn: { path: paths.signIn, firstScreen: 'sign_in' },
  Register: { path: paths.register, firstScreen: 'register' },
} as const;

/** Updates the URL, so that a reload opens the page of the flow's current event. */
function replaceUrl(event: keyof typeof pages): void {
  const { path, firstScreen } = pages[event];
  const search = new URLSearchParams(location.search);
  search.delete('interaction_mode');
  search.set('first_screen', firstScreen);
  history.replaceState(history.state, '', `${path}?${search.toString()}`);
}

/** Makes the calls that need no input, up to the next step with a screen. Stays pending while the browser navigates away. */
export async function advance(call: FlowCall, next: Step | undefined): Promise<Step | undefined> {
  switch (next?.step) {
    case 'identify': {
      const { verificationId } = next;
      return advance(call, (await call(identify, { body: { verificationId } })).next);
    }
    case 'add': {
      const { type, verificationId } = next;
      return advance(call, (await call(addToProfile, { body: { type, verificationId } })).next);
    }
    case 'turn': {
      const answer = await call(changeInteractionEvent, { body: { interactionEvent: next.to } });
      replaceUrl(next.to);
      return advance(call, answer.next);
    }
    case 'add-mfa': {
      const { type, verificationId } = next;
      return advance(call, (await call(bindMfa, { body: { type, verificationId } })).next);
    }
    case 'submit': {
      const answer = await call(submitExperience);
      return advance(call, answer.next ?? { step: 'leave', redirectTo: answer.redirectTo });
    }
    case 'leave':
      return redirectTo(next.redirectTo);
    default:
      return next;
  }
}

/** Makes sure that the flow has this event before a verification is added to it. */
export async function ensureEvent(
  call: FlowCall,
  next: Step | undefined,
  interactionEvent: InteractionEvent,
): Promise<void> {
  if (next && 'event' in next && next.event === interactionEvent) return;
  await call(beginExperience, { body: { interactionEvent } });
}
