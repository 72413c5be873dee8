import type {
  CustomProfileField,
  NewProfileField,
  ProfileFieldChange,
} from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { profileFieldErrors } from '@gatehouse/contract/custom-profile-fields/errors';
import type { TenantDb } from '../../database/database.ts';
import { withConstraints } from '../../lib/fail.ts';
import { createId } from '../../lib/ids.ts';
import { toProfileField } from '../../profile-fields/profile-fields-store.ts';

const constraints = { custom_profile_fields_name: profileFieldErrors.nameInUse };

/** What can be changed, for the database: settings that aren't sent get their default. */
const toColumns = ({ label = '', description, required, config = {} }: ProfileFieldChange) => ({
  label,
  description: description ?? null,
  required,
  config: JSON.stringify(config),
});

export async function findProfileField(db: TenantDb, name: string): Promise<CustomProfileField | undefined> {
  const row = await db
    .selectFrom('customProfileFields')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  return row && toProfileField(row);
}

/** Adds fields at the end, the first of them at this position. */
export async function insertProfileFields(
  db: TenantDb,
  fields: readonly NewProfileField[],
  position: number,
): Promise<CustomProfileField[]> {
  const values = fields.map((field, at) => ({
    id: createId(),
    name: field.name,
    type: field.type,
    ...toColumns(field),
    sieOrder: position + at,
  }));
  const rows = await withConstraints(constraints, () =>
    db.insertInto('customProfileFields').values(values).returningAll().execute(),
  );
  return rows.map(toProfileField).toSorted((a, b) => a.sieOrder - b.sieOrder);
}

export async function replaceProfileField(
  db: TenantDb,
  name: string,
  field: ProfileFieldChange,
): Promise<CustomProfileField | undefined> {
  const row = await db
    .updateTable('customProfileFields')
    .set(toColumns(field))
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirst();
  return row && toProfileField(row);
}

export async function moveProfileField(db: TenantDb, name: string, sieOrder: number): Promise<void> {
  await db.updateTable('customProfileFields').set({ sieOrder }).where('name', '=', name).execute();
}

export async function deleteProfileField(db: TenantDb, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customProfileFields')
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
