import type { Flow } from './flow-context.tsx';

/** Continues with the same verification, but registers instead of signing in, or the other way round. */
export const switchEvent = ({ follow }: Flow, to: 'SignIn' | 'Register'): Promise<void> =>
  follow({ step: 'turn', event: to === 'SignIn' ? 'Register' : 'SignIn', to });
