import { events as signIn } from './sign-in/sign-in-events.ts';
import type { EndpointEvents, SilentEndpoint } from './web/events.ts';

/** Vite collects these files, so a feature's events need no registration (ADR 143). */
const features = import.meta.glob<readonly (EndpointEvents | SilentEndpoint)[]>('./features/*/*-events.ts', {
  eager: true,
  import: 'events',
});

/**
 * The events of all endpoints, except the steps of sign-in flows (`sign-in/flow/step-events.ts`) and the protocol
 * (`oidc/protocol-events.ts`). docs/guides/events.md has the whole table.
 */
export const endpointEvents = [...Object.values(features).flat(), ...signIn];
