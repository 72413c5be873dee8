import {
  type CustomProfileField,
  maxProfileFields,
  type NewProfileField,
  type ProfileFieldChange,
} from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { profileFieldErrors as errors } from '@gatehouse/contract/custom-profile-fields/errors';
import { findConfigProblem, findNameProblem } from '@gatehouse/contract/custom-profile-fields/rules';
import { edgeErrors, entityErrors } from '@gatehouse/contract/errors';
import { readAccountCenter, saveAccountCenter } from '../../experience/account-center-store.ts';
import * as experience from '../../experience/sign-in-experience-store.ts';
import { listChanged } from '../../lib/changed-parts.ts';
import { fail, found } from '../../lib/fail.ts';
import { isPattern } from '../../profile-fields/patterns.ts';
import { listProfileFields } from '../../profile-fields/profile-fields-store.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import * as store from './custom-profile-fields-store.ts';

/**
 * The fields of the tenant, which no other transaction can change until this one ends: the sign-in experience refers to them, so its lock
 * serves for both.
 */
async function lockFields(ctx: TransactionCtx): Promise<CustomProfileField[]> {
  await experience.lockSignInExperience(ctx.db);
  ctx.afterCommit(() => experience.dropSignInExperience(ctx.runtime, ctx.tenant.id));
  return listProfileFields(ctx.db);
}

/** Adds fields after the others: all of them, or none. */
export async function createProfileFields(
  ctx: TransactionCtx,
  fields: readonly NewProfileField[],
): Promise<CustomProfileField[]> {
  for (const field of fields) {
    const problem =
      findNameProblem(field.name, field.type) ?? findConfigProblem(field, isPattern, { isNew: true });
    if (problem) fail(problem, { data: { name: field.name } });
  }
  const others = await lockFields(ctx);
  if (others.length + fields.length > maxProfileFields) fail(errors.tooMany);
  const names = fields.map(({ name }) => name);
  if (new Set(names).size < names.length) fail(errors.nameInUse);
  const last = Math.max(0, ...others.map(({ sieOrder }) => sieOrder));
  ctx.note({ changed: names });
  return store.insertProfileFields(ctx.db, fields, last + 1);
}

export async function replaceProfileField(
  ctx: TransactionCtx,
  name: string,
  change: ProfileFieldChange,
): Promise<CustomProfileField> {
  const fields = await lockFields(ctx);
  const before = found(
    fields.find((field) => field.name === name),
    entityErrors.notFound,
  );
  if (change.type !== before.type)
    fail(edgeErrors.invalidInput, { data: { fields: { 'body.type': `is ${before.type} and stays so` } } });
  const problem = findConfigProblem(change, isPattern, { isNew: false });
  if (problem) fail(problem, { data: { name } });
  const after = found(await store.replaceProfileField(ctx.db, name, change), entityErrors.notFound);
  ctx.note({ changed: listChanged(before, after) });
  return after;
}

/** Moves the named fields; the others keep their position. */
export async function orderProfileFields(
  ctx: TransactionCtx,
  order: readonly { name: string; sieOrder: number }[],
): Promise<CustomProfileField[]> {
  const fields = await lockFields(ctx);
  const positions = new Map(fields.map((field) => [field.name, field.sieOrder]));
  const unknown = order.filter(({ name }) => !positions.has(name)).map(({ name }) => name);
  if (unknown.length > 0) fail(errors.unknownNames, { data: { names: unknown } });
  for (const { name, sieOrder } of order) positions.set(name, sieOrder);
  if (new Set(positions.values()).size < positions.size) fail(errors.conflictingOrder);
  for (const { name, sieOrder } of order) await store.moveProfileField(ctx.db, name, sieOrder);
  return listProfileFields(ctx.db);
}

/** Deletes a field, also where sign-up and the account center name it. Users keep the values that they entered. */
export async function deleteProfileField(ctx: TransactionCtx, name: string): Promise<void> {
  await lockFields(ctx);
  if (!(await store.deleteProfileField(ctx.db, name))) fail(entityErrors.notFound);
  const { signUpProfileFields: named } = await experience.readSignInExperience(ctx.db, ctx.tenant.id);
  if (named?.some((field) => field.name === name))
    await experience.saveSignInExperience(ctx.db, {
      signUpProfileFields: named.filter((field) => field.name !== name),
    });
  const { profileFields: shown } = await readAccountCenter(ctx.db, ctx.tenant.id);
  if (shown?.some((field) => field.name === name))
    await saveAccountCenter(ctx.db, { profileFields: shown.filter((field) => field.name !== name) });
}
