import type { PageState, PasswordStep } from '@gatehouse/contract/sign-in/page-state';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import { type ComponentType, createElement, type ReactNode } from 'react';

/** The server's steps, and the one that a page takes by itself: it was said who one is, and the password is asked for. */
export type Step = NextStep | PasswordStep;

/**
 * Whether a screen stays when what was tried there is refused. The server knows nothing of a step that the page took by itself, and names
 * the one before it: going there would put away what is said, and what was typed.
 */
export const staysAt = (here: Step | undefined, there: NextStep): boolean =>
  (here?.step === 'password' || here?.step === 'sso') &&
  ['begin', 'verify', 'code', 'link'].includes(there.step);

/** What a step's screen is drawn from. */
export interface StepProps<Name extends Step['step']> {
  state: PageState;
  next: Extract<Step, { step: Name }>;
}

type Loader = () => Promise<{ StepScreen: ComponentType<{ state: PageState; next: never }> }>;

/** The screens after the first, each fetched when it is needed and no sooner (design 12: at most 15 KB each). */
const loaders: Partial<Record<Step['step'], Loader>> = {
  password: () => import('../factors/password/password-screen.tsx'),
  sso: () => import('../factors/sso/sso-screen.tsx'),
  code: () => import('../factors/verification-code/code-screen.tsx'),
  'no-account': () => import('../screens/other-event.tsx'),
  'has-account': () => import('../screens/other-event.tsx'),
  link: () => import('../screens/link.tsx'),
  profile: () => import('../screens/profile.tsx'),
  'new-password': () => import('../screens/new-password.tsx'),
  mfa: () => import('../screens/mfa.tsx'),
  'bind-mfa': () => import('../screens/bind-mfa.tsx'),
  passkey: () => import('../factors/passkey/add-passkey-screen.tsx'),
  'backup-codes': () => import('../factors/backup-code/backup-codes-screen.tsx'),
  terms: () => import('../screens/terms.tsx'),
};

const loaded = new Map<string, ComponentType<StepProps<Step['step']>>>();

/** Fetches the screen of a step, if it has one of its own. */
export async function loadStep(step: Step | undefined): Promise<void> {
  const name = step?.step;
  const load = name && loaders[name];
  if (!load || loaded.has(name)) return;
  const { StepScreen } = await load();
  loaded.set(name, StepScreen as ComponentType<StepProps<Step['step']>>);
}

/** Fetches all of them, for the server draws whatever comes. */
export const loadAllSteps = async (): Promise<void> => {
  await Promise.all(Object.keys(loaders).map((step) => loadStep({ step } as Step)));
};

/** Whether a step has a screen of its own, and that was fetched. */
export const hasScreen = (step: Step | undefined): step is Step =>
  step !== undefined && loaded.has(step.step);

/** The screen of a step that has one. */
export function drawStep(state: PageState, next: Step): ReactNode {
  const StepScreen = loaded.get(next.step);
  return StepScreen && createElement(StepScreen, { key: next.step, state, next });
}
