import type * as api from '@gatehouse/contract/sign-in/endpoints';
import type { Flow } from './flow-context.tsx';

const pages = { SignIn: '/sign-in', Register: '/register' } as const;
const firstScreens = { SignIn: 'sign_in', Register: 'register' } as const;

/** Goes on with what was proven, to register instead of signing in or the other way round; a reload then finds the page of that. */
export async function switchEvent(
  { call, follow }: Flow,
  interactionEvent: 'SignIn' | 'Register',
): Promise<void> {
  const answer = await call<typeof api.changeInteractionEvent>('PUT', '/api/experience/interaction-event', {
    interactionEvent,
  });
  const search = new URLSearchParams(location.search);
  search.delete('interaction_mode');
  search.set('first_screen', firstScreens[interactionEvent]);
  history.replaceState(history.state, '', `${pages[interactionEvent]}?${search.toString()}`);
  await follow(answer.next);
}
