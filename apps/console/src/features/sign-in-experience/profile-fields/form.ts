import type {
  CustomProfileField,
  ProfileFieldPart,
} from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { dateFormats } from '@gatehouse/contract/custom-profile-fields/dates';
import { createProfileField, replaceProfileField } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { profileFieldErrors as codes } from '@gatehouse/contract/custom-profile-fields/errors';
import {
  addressParts,
  fullnameParts,
  type ProfileFieldType,
} from '@gatehouse/contract/custom-profile-fields/names';
import type { ErrorFields, Form, ValuesOf } from '../../../parts/forms/form-state.ts';

const loadRules = async () => (await import('./form-rules.ts')).formRules;

// The endpoints take a field of each type. A form has one shape, with the settings of all types, of which the endpoints ignore the others.
export const createForm = {
  ...createProfileField,
  checks: async () => ({ ...(await createProfileField.checks()), body: await loadRules() }),
};
export const replaceForm = {
  ...replaceProfileField,
  checks: async () => ({ ...(await replaceProfileField.checks()), body: await loadRules() }),
};

export type FieldValues = ValuesOf<typeof createForm>;
export type FieldForm = Form<FieldValues>;
type Config = CustomProfileField['config'];

const part = (name: ProfileFieldPart['name'], enabled: boolean, required: boolean): ProfileFieldPart => ({
  name,
  type: 'Text',
  enabled,
  required,
});

/** The settings that a new field of a type starts with. */
export function configOf(type: ProfileFieldType): Config {
  switch (type) {
    case 'Date':
      return { format: dateFormats[0] };
    case 'Checkbox':
      return { defaultValue: 'false' };
    case 'Select':
      return { options: [] };
    case 'Regex':
      return { format: '' };
    case 'Address':
      return { parts: addressParts.map((name) => part(name, name !== 'formatted', false)) };
    case 'Fullname':
      return { parts: fullnameParts.map((name) => part(name, name !== 'middleName', name !== 'middleName')) };
    default:
      return {};
  }
}

/** The saved values, with the parts that were never chosen. */
export const valuesOf = ({
  name,
  type,
  label,
  description,
  required,
  config,
}: CustomProfileField): FieldValues => {
  const { parts } = config;
  const missing = (configOf(type).parts ?? [])
    .filter((each) => parts?.every((own) => own.name !== each.name))
    .map((each) => ({ ...each, enabled: false }));
  return {
    name,
    type,
    label: label || undefined,
    description: description ?? undefined,
    required,
    config: parts ? { ...config, parts: [...parts, ...missing] } : config,
  };
};

/** The fields of errors. */
export const errorFieldsOf = (type: ProfileFieldType): ErrorFields<FieldValues> => ({
  [codes.nameRequired.code]: 'name',
  [codes.invalidName.code]: 'name',
  [codes.identifierName.code]: 'name',
  [codes.builtInName.code]: 'name',
  [codes.reservedName.code]: 'name',
  [codes.nameInUse.code]: 'name',
  [codes.invalidRange.code]: type === 'Number' ? 'config.maxValue' : 'config.maxLength',
  [codes.invalidOptions.code]: 'config.options',
  [codes.invalidPattern.code]: 'config.format',
  [codes.invalidDateFormat.code]: 'config.customFormat',
  [codes.invalidAddress.code]: 'config.parts',
  [codes.invalidFullname.code]: 'config.parts',
});
