import {
  customProfileField,
  type CustomProfileField,
} from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import type { Selectable } from 'kysely';
import type { TenantQueries } from '../database/database.ts';
import type { CustomProfileFieldsTable } from '../database/tables/custom-profile-fields.ts';

/** A stored field on the wire. */
export const toProfileField = (row: Selectable<CustomProfileFieldsTable>): CustomProfileField =>
  customProfileField.parse(row);

/** All profile fields of the tenant, in their order. */
export async function listProfileFields(db: TenantQueries): Promise<CustomProfileField[]> {
  const rows = await db.selectFrom('customProfileFields').selectAll().orderBy('sieOrder').execute();
  return rows.map(toProfileField);
}
