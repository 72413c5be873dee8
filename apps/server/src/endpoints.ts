import { endpointEvents } from './events.ts';
import { routes as signIn } from './sign-in/routes.ts';
import type { EndpointEvents } from './web/events.ts';
import type { Implementation } from './web/implement.ts';

/** Vite collects these files, so a feature's routes need no registration (ADR 125). */
const features = import.meta.glob<readonly Implementation[]>('./features/*/*-routes.ts', {
  eager: true,
  import: 'routes',
});

const isMade = (one: (typeof endpointEvents)[number]): one is EndpointEvents => 'audit' in one;

/** Every implementation, with its events. A test checks that each belongs to an endpoint of the contract, and that none is missing. */
export const implementations: readonly Implementation[] = [...Object.values(features).flat(), ...signIn].map(
  (one) => ({
    ...one,
    events: endpointEvents.filter(isMade).find(({ endpoint }) => endpoint === one.endpoint),
  }),
);
