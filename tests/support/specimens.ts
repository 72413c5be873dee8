import { specimens as applications } from './specimens/applications.ts';
import { specimens as connectors } from './specimens/connectors.ts';
import { specimens as platform } from './specimens/platform.ts';
import { specimens as roles } from './specimens/roles.ts';
import { specimens as signIn } from './specimens/sign-in.ts';
import type { Specimen } from './specimens/specimen.ts';
import { specimens as users } from './specimens/users.ts';

/** By feature, as packages/contract/src/all.ts calls it. */
export const specimens: Record<string, Specimen> = {
  ...applications,
  ...connectors,
  ...platform,
  ...roles,
  ...signIn,
  ...users,
};
