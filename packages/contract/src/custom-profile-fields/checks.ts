import { z } from 'zod';
import { checks } from '../endpoint.ts';
import { edgeErrors, entityErrors } from '../errors.ts';
import { bounded } from '../validation/bounded.ts';
import {
  customProfileField,
  maxProfileFieldBatch,
  maxProfileFields,
  newProfileField,
  profileFieldChange,
} from './custom-profile-fields.ts';
import { profileFieldErrors as errors } from './errors.ts';

const invalidConfig = [
  errors.invalidRange,
  errors.invalidDefaultValue,
  errors.invalidOptions,
  errors.invalidPattern,
  errors.invalidDateFormat,
  errors.invalidAddress,
  errors.invalidFullname,
  errors.invalidPartType,
] as const;

const notCreated = [
  ...invalidConfig,
  errors.nameRequired,
  errors.invalidName,
  errors.identifierName,
  errors.builtInName,
  errors.reservedName,
  errors.nameInUse,
  errors.tooMany,
] as const;

export const listProfileFields = checks({
  summary: 'List profile fields in their order',
  output: z.array(customProfileField),
});

export const createProfileField = checks({
  summary: 'Create a profile field, after the others',
  body: newProfileField,
  status: 201,
  output: customProfileField,
  errors: notCreated,
});

export const createProfileFields = checks({
  summary: 'Create several profile fields, or none of them',
  body: z.array(newProfileField).min(1).max(maxProfileFieldBatch),
  status: 201,
  output: z.array(customProfileField),
  errors: notCreated,
});

export const orderProfileFields = checks({
  summary: 'Change the order of profile fields',
  body: z.object({
    order: z
      .array(z.object({ name: bounded(128), sieOrder: z.number().int().min(0).max(1_000_000) }))
      .max(maxProfileFields),
  }),
  output: z.array(customProfileField),
  errors: [errors.unknownNames, errors.conflictingOrder],
});

export const getProfileField = checks({
  summary: 'Get a profile field',
  output: customProfileField,
  errors: [entityErrors.notFound],
});

export const replaceProfileField = checks({
  summary: 'Replace the settings of a profile field; its name and type stay',
  body: profileFieldChange,
  output: customProfileField,
  errors: [entityErrors.notFound, edgeErrors.invalidInput, ...invalidConfig],
});

export const deleteProfileField = checks({
  summary: 'Delete a profile field; values that users have entered stay',
  errors: [entityErrors.notFound],
});
