import type { AskedProfileField, CustomProfileField } from './custom-profile-fields.ts';
import { isEmptyEntry, isFlat, partsOf, valueNamesOf } from './values.ts';

/** A list without options can't be answered, and a sign-up must not wait for it. */
const isAskable = ({ type, config }: CustomProfileField): boolean =>
  type !== 'Select' || (config.options ?? []).length > 0;

/**
 * The fields that are asked for at sign-up, in this order: those that the sign-in experience names, or all of them if it has no list.
 * Names without a field are left out, so no sign-up waits for a field that was deleted.
 */
export function findAskedFields(
  fields: readonly CustomProfileField[],
  named: readonly { name: string }[] | null,
): CustomProfileField[] {
  const asked = named
    ? named.flatMap(({ name }) => fields.filter((field) => field.name === name))
    : [...fields];
  return asked.filter(isAskable);
}

/** What a page needs to know about a field. */
export const toAskedField = ({
  name,
  type,
  label,
  description,
  required,
  config,
}: CustomProfileField): AskedProfileField => ({ name, type, label, description, required, config });

/**
 * Whether a sign-up lacks values of the fields it asks for. Optional ones are asked for once: afterwards, only required ones count.
 */
export const isProfileIncomplete = (
  asked: readonly CustomProfileField[],
  values: Record<string, unknown>,
  isAnswered: boolean,
): boolean =>
  asked.some((field) => {
    const lacks = (name: string): boolean => !Object.hasOwn(values, name) || isEmptyEntry(values[name]);
    const names = valueNamesOf(field);
    if (!isAnswered) return names.some(lacks);
    if (!isFlat(field)) return field.required && names.some(lacks);
    const required = partsOf(field).filter((part) => part.required);
    return required.some(({ name }) => lacks(name)) || (field.required && names.every(lacks));
  });
