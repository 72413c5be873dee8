import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { createContext, useContext } from 'react';
import type { ApiContext } from './api/call.ts';
import type { Auth } from './auth/auth.ts';
import type { ItemKey } from './feature.ts';
import type { Plan } from './plan.ts';

/** Objects that exist as long as the page. */
export interface App {
  config: ConsoleConfig;
  auth: Auth;
  api: ApiContext;
  /** Scopes of the token for the tenant's Management API. */
  scopes: readonly string[];
  /** Whether there are no scopes because the tenant requires a second factor that the account lacks. */
  lacksFactor?: boolean;
  /** The plan of the tenant; only in the cloud edition, once it is known. */
  plan?: Plan;
  /** The existing features, by sidebar item. */
  features: readonly ItemKey[];
}

const AppContext = createContext<App | undefined>(undefined);
export const AppProvider = AppContext.Provider;

/** The running console. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above it');
  return app;
}
