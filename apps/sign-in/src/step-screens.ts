import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Step, StepProps } from './flow/step.ts';

type StepName = Step['step'];
type Loaders = { [Name in StepName]?: () => Promise<{ StepScreen: ComponentType<StepProps<Name>> }> };
type Screens = { [Name in StepName]?: ComponentType<StepProps<Name>> };

/** The screens after the first one, each loaded when its step is reached (at most 15 KB each). */
const loaders: Loaders = {
  password: () => import('./factors/password/password-screen.tsx'),
  sso: () => import('./factors/sso/sso-screen.tsx'),
  code: () => import('./factors/verification-code/code-screen.tsx'),
  'no-account': () => import('./screens/other-event.tsx'),
  'has-account': () => import('./screens/other-event.tsx'),
  link: () => import('./screens/link.tsx'),
  profile: () => import('./screens/profile.tsx'),
  'extra-profile': () => import('./screens/extra-profile.tsx'),
  'new-password': () => import('./screens/new-password.tsx'),
  mfa: () => import('./screens/mfa.tsx'),
  'bind-mfa': () => import('./screens/bind-mfa.tsx'),
  passkey: () => import('./factors/passkey/add-passkey-screen.tsx'),
  'backup-codes': () => import('./factors/backup-code/backup-codes-screen.tsx'),
  'remember-device': () => import('./screens/remember-device.tsx'),
  terms: () => import('./screens/terms.tsx'),
};

const screens: Screens = {};

async function load<Name extends StepName>(name: Name): Promise<void> {
  const loader = loaders[name];
  if (!loader || screens[name]) return;
  const { StepScreen } = await loader();
  // `screens[name] = StepScreen` is a union too complex for TypeScript.
  Object.assign(screens, { [name]: StepScreen } satisfies Screens);
}

/** Loads the screen of a step, if it has one. */
export async function loadStep(step: Step | undefined): Promise<void> {
  if (step) await load(step.step);
}

/** Loads all screens, for the server, which renders any of them. */
export async function loadAllSteps(): Promise<void> {
  await Promise.all(keysOf(loaders).map((name) => load(name)));
}

function keysOf<T extends object>(table: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = [];
  for (const key in table) keys.push(key);
  return keys;
}

/** Whether a step has a screen that is loaded. */
export const hasScreen = (step: Step | undefined): step is Step =>
  step !== undefined && screens[step.step] !== undefined;

/** Renders the screen of a step that has one. */
export const renderStep = (state: PageState, next: Step): ReactNode => render(next.step, { state, next });

function render<Name extends StepName>(name: Name, props: StepProps<Name>): ReactNode {
  const StepScreen = screens[name];
  return StepScreen && createElement(StepScreen, { key: name, ...props });
}
