import type {
  AskedProfileField,
  ProfileFieldPart,
} from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { dateFormatOf, formatDate } from '@gatehouse/contract/custom-profile-fields/dates';
import { isFlat, partsOf } from '@gatehouse/contract/custom-profile-fields/values';

/** An input: a field, or a part of an address or a full name as a field of its own. */
export interface ProfileEntry {
  /** Its name in the form, as errors name it, too: `nickname`, `address.country`. */
  path: string;
  field: AskedProfileField;
}

const toField = ({ label = '', description, config = {}, ...part }: ProfileFieldPart): AskedProfileField => ({
  ...part,
  label,
  description: description ?? null,
  config,
});

/** The inputs of a field. */
export const listEntries = (field: AskedProfileField): ProfileEntry[] => {
  const parts = partsOf(field);
  if (parts.length === 0) return [{ path: field.name, field }];
  return parts.map((part) => ({
    path: isFlat(field) ? part.name : `${field.name}.${part.name}`,
    field: toField(part),
  }));
};

/** The entered values as the server takes them: numbers, booleans, dates in the format of their field, addresses as objects. */
export function readValues(
  fields: readonly AskedProfileField[],
  entered: Record<string, string>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { path, field } of fields.flatMap(listEntries)) {
    const [name = '', part] = path.split('.');
    const value = readValue(field, entered[path]);
    values[name] = part ? { ...Object(values[name]), [part]: value } : value;
  }
  return values;
}

function readValue({ type, config }: AskedProfileField, entered = ''): unknown {
  const text = entered.trim();
  if (type === 'Checkbox') return entered !== '';
  if (type === 'Number' && text !== '' && Number.isFinite(Number(text))) return Number(text);
  return type === 'Date' && text !== '' ? formatDate(text, dateFormatOf(config)) : text;
}

/** The value of an input among known values. */
export function knownAt(values: Record<string, unknown>, path: string): unknown {
  const [name = '', part] = path.split('.');
  const value = values[name];
  return part ? Object(value)[part] : value;
}
