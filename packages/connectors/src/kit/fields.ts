import type { FormItem } from '@gatehouse/contract/connectors/connectors';
import { z } from 'zod';

/** How the console shows a setting. The form has the order of the schema. */
export interface FieldAbout {
  label: string;
  /** One or two sentences below the field, such as where to find the value. */
  help?: string;
  placeholder?: string;
  /** Encrypted at rest and masked in responses. */
  isSecret?: boolean;
  isMultiline?: boolean;
  /** Determines where secrets are sent: if it changes, secrets have to be entered again. */
  isDestination?: boolean;
  /** Labels of the options. */
  options?: Record<string, string>;
  /** Values of other settings without which this one has no effect. The form hides it until they have them. */
  shownIf?: Record<string, string | boolean>;
  /** One of several ways to give the same information, with its label in the choice: the form shows one at a time. */
  alternative?: { of: string; name: string };
}

const fields = z.registry<FieldAbout>();

/** Adds form metadata to a setting. Call it last: `field(z.string().optional(), { label: 'Region' })`. */
export function field<S extends z.ZodType>(schema: S, about: FieldAbout): S {
  // Cloned, because a schema shared by two settings would show the later label for both.
  const own = schema.clone();
  fields.add(own, about);
  return own;
}

/** The form metadata of each setting. */
export const aboutFields = (settings: z.ZodObject): [string, FieldAbout][] =>
  listSettings(settings).map(([key, schema]) => [key, fields.get(schema) ?? { label: key }]);

const listSettings = (settings: z.ZodObject): [string, z.ZodType][] =>
  Object.entries(settings.shape).flatMap(([key, schema]) =>
    schema instanceof z.ZodType ? [[key, schema]] : [],
  );

/** The console's form for a schema of settings. */
export function toFormItems(settings: z.ZodObject): FormItem[] {
  return listSettings(settings).map(([key, schema]) => {
    const about = fields.get(schema) ?? { label: key };
    const empty = schema.safeParse(undefined);
    const core = unwrap(schema);
    const type = typeOf(core, about);
    return {
      type,
      key,
      label: about.label,
      required: !empty.success,
      ...(about.placeholder === undefined ? {} : { placeholder: about.placeholder }),
      ...(empty.success && empty.data !== undefined ? { defaultValue: empty.data } : {}),
      ...(about.help === undefined ? {} : { description: about.help }),
      ...(about.isSecret ? { isConfidential: true } : {}),
      ...(about.shownIf === undefined ? {} : { showConditions: toConditions(about.shownIf) }),
      ...(about.alternative === undefined ? {} : { alternative: about.alternative }),
      ...(core instanceof z.ZodEnum
        ? {
            selectItems: core.options.map((value) => ({
              value: String(value),
              title: about.options?.[value] ?? String(value),
            })),
          }
        : {}),
    };
  });
}

const toConditions = (values: Record<string, string | boolean>) =>
  Object.entries(values).map(([targetKey, expectValue]) => ({ targetKey, expectValue }));

function unwrap(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable))
    return schema;
  const inner = schema.unwrap();
  return inner instanceof z.ZodType ? unwrap(inner) : schema;
}

function typeOf(schema: z.ZodType, { isMultiline }: FieldAbout): FormItem['type'] {
  if (schema instanceof z.ZodEnum) return 'Select';
  if (schema instanceof z.ZodNumber) return 'Number';
  if (schema instanceof z.ZodBoolean) return 'Switch';
  if (schema instanceof z.ZodString || schema instanceof z.ZodURL)
    return isMultiline ? 'MultilineText' : 'Text';
  return 'Json';
}
