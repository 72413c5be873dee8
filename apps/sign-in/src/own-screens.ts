import type { PageScreen, PageState } from '@gatehouse/contract/sign-in/page-state';
import { type ComponentType, createElement, type ReactNode } from 'react';

type OwnName = 'consent' | 'device' | 'invitation' | 'no-access';
type OwnScreen<Name extends OwnName> = Extract<PageScreen, { name: Name }>;
/** The props of a screen with a page of its own. */
export interface OwnScreenProps<Name extends OwnName> {
  state: PageState;
  screen: OwnScreen<Name>;
}
type Loaders = { [Name in OwnName]: () => Promise<{ OwnScreen: ComponentType<OwnScreenProps<Name>> }> };
type Screens = { [Name in OwnName]?: ComponentType<OwnScreenProps<Name>> };

/** The screens that no other page shows, each loaded with its page, so that the sign-in page doesn't contain them. */
const loaders: Loaders = {
  consent: () => import('./screens/consent.tsx'),
  device: () => import('./screens/device.tsx'),
  invitation: () => import('./screens/invitation.tsx'),
  'no-access': () => import('./screens/no-access.tsx'),
};

const screens: Screens = {};

/** Whether the screen has a page of its own. */
export const isOwnScreen = (screen: PageScreen): screen is OwnScreen<OwnName> => screen.name in loaders;

async function load<Name extends OwnName>(name: Name): Promise<void> {
  const { OwnScreen } = await loaders[name]();
  // `screens[name] = OwnScreen` is a union too complex for TypeScript.
  Object.assign(screens, { [name]: OwnScreen } satisfies Screens);
}

/** Loads the page's screen, if it is one of these. */
export async function loadOwnScreen(screen: PageScreen): Promise<void> {
  if (isOwnScreen(screen)) await load(screen.name);
}

/** Loads all screens, for the server, which renders any of them. */
export async function loadAllOwnScreens(): Promise<void> {
  await Promise.all([load('consent'), load('device'), load('invitation'), load('no-access')]);
}

/** Renders a screen that is loaded. */
export const renderOwnScreen = (state: PageState, screen: OwnScreen<OwnName>): ReactNode =>
  render(screen.name, { state, screen });

function render<Name extends OwnName>(name: Name, props: OwnScreenProps<Name>): ReactNode {
  const OwnScreen = screens[name];
  return OwnScreen && createElement(OwnScreen, props);
}
