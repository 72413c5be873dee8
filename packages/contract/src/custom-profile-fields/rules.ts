import type { ErrorDeclaration } from '../errors.ts';
import type { NewProfileField, ProfileFieldChange, ProfileFieldPart } from './custom-profile-fields.ts';
import { dateFormatOf, isDateFormat } from './dates.ts';
import { profileFieldErrors as errors } from './errors.ts';
import {
  claimFieldNames,
  fullnameField,
  identifierNames,
  type ProfileFieldType,
  reservedDataNames,
  userFieldNames,
} from './names.ts';

/** Whether a text is a regular expression that fields may have. */
type IsPattern = (pattern: string) => boolean;

/** Why a field of this type can't have a name, if so. */
export function findNameProblem(name: string, type: ProfileFieldType): ErrorDeclaration | undefined {
  if (name === '') return errors.nameRequired;
  if (!/^[a-zA-Z0-9]+$/.test(name)) return errors.invalidName;
  if (identifierNames.includes(name)) return errors.identifierName;
  if (reservedDataNames.includes(name)) return errors.reservedName;
  return fitsName(name, type) ? undefined : errors.builtInName;
}

/** What the user's own columns and the standard claims can hold. */
function fitsName(name: string, type: ProfileFieldType): boolean {
  if (name === 'preferredUsername') return false;
  if (name === 'address') return type === 'Address';
  if (name === fullnameField) return type === 'Fullname';
  const isText = [...userFieldNames, ...claimFieldNames].some((known) => known === name);
  return !isText || !['Address', 'Fullname', 'Checkbox'].includes(type);
}

/**
 * What is wrong with the settings of a field, if anything. A new field may still lack the options of its list or the default of its
 * checkbox, as published clients send it; pages don't ask for it until it has them (`isAskable`).
 */
export function findConfigProblem(
  field: ProfileFieldChange | NewProfileField,
  isPattern: IsPattern,
  { isNew }: { isNew: boolean },
): ErrorDeclaration | undefined {
  const { type, config } = field;
  if (type === 'Address' || type === 'Fullname') return findPartsProblem(type, field.config.parts, isPattern);
  if (type === 'Checkbox' && !isNew && !config) return errors.invalidDefaultValue;
  if (type === 'Select' && !isNew && field.config.options.length === 0) return errors.invalidOptions;
  return findScalarProblem(type, config ?? {}, isPattern);
}

function findScalarProblem(
  type: ProfileFieldType,
  config: NonNullable<ProfileFieldPart['config']>,
  isPattern: IsPattern,
): ErrorDeclaration | undefined {
  const { minLength = 0, maxLength = Infinity, minValue = -Infinity, maxValue = Infinity } = config;
  const { format = '', options = [] } = config;
  if (type === 'Text' && (minLength > maxLength || maxLength === 0)) return errors.invalidRange;
  if (type === 'Number' && minValue > maxValue) return errors.invalidRange;
  if (type === 'Date' && !isDateFormat(dateFormatOf(config))) return errors.invalidDateFormat;
  if (type === 'Select' && new Set(options.map(({ value }) => value)).size < options.length)
    return errors.invalidOptions;
  return type === 'Regex' && !isPattern(format) ? errors.invalidPattern : undefined;
}

function findPartsProblem(
  type: 'Address' | 'Fullname',
  parts: ProfileFieldPart[],
  isPattern: IsPattern,
): ErrorDeclaration | undefined {
  const isUnique = new Set(parts.map(({ name }) => name)).size === parts.length;
  if (!isUnique || !parts.some(({ enabled }) => enabled))
    return type === 'Address' ? errors.invalidAddress : errors.invalidFullname;
  // Parts are stored as texts, and have no parts of their own.
  if (parts.some((part) => ['Address', 'Fullname', 'Checkbox'].includes(part.type)))
    return errors.invalidPartType;
  for (const part of parts) {
    const problem = findScalarProblem(part.type, part.config ?? {}, isPattern);
    if (problem) return problem;
    if (part.type === 'Select' && !part.config?.options?.length) return errors.invalidOptions;
  }
  return undefined;
}
