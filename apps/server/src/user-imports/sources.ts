import type { UserImportSource } from '@gatehouse/contract/user-imports/user-imports';
import type { Mapper } from './draft.ts';
import { mapAuth0 } from './sources/auth0.ts';
import { mapClerk } from './sources/clerk.ts';
import { mapFirebase } from './sources/firebase.ts';
import { mapGeneric } from './sources/generic.ts';
import { mapKeycloak } from './sources/keycloak.ts';
import { mapLogto } from './sources/logto.ts';
import { mapSupabase } from './sources/supabase.ts';

/** How the rows of each source become users. */
export const mappers: Record<UserImportSource, Mapper> = {
  auth0: mapAuth0,
  clerk: mapClerk,
  firebase: mapFirebase,
  generic: mapGeneric,
  keycloak: mapKeycloak,
  logto: mapLogto,
  supabase: mapSupabase,
};
