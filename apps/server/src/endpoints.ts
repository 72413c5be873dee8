import { routes as signIn } from './sign-in/routes.ts';
import type { Implementation } from './web/implement.ts';

/** Vite collects the files: a feature's routes are served as soon as they are written (ADR 125). */
const features = import.meta.glob<readonly Implementation[]>('./features/*/*-routes.ts', {
  eager: true,
  import: 'routes',
});

/** Every implementation; a test compares them with the endpoints of the contract, both ways. */
export const implementations: readonly Implementation[] = [...Object.values(features).flat(), ...signIn];
