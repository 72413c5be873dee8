import { z } from 'zod';
import { shown } from '../shown.ts';
import { id, tenantId, timestamp } from '../common.ts';
import { bounded } from '../validation/bounded.ts';
import { addressParts, fullnameParts, maxProfileValueLength, profileFieldTypes } from './names.ts';

/** The fields that a tenant can have: every process holds those of the tenants it serves. */
export const maxProfileFields = 100;
export const maxProfileFieldBatch = 20;

const placeholder = bounded(256).optional();
const length = z.number().int().min(0).max(maxProfileValueLength).optional();
const value = z.number().min(-1e15).max(1e15).optional();
const format = bounded(128);
const options = z.array(z.object({ label: bounded(128).optional(), value: bounded(128).min(1) })).max(100);
const defaultValue = z.enum(['true', 'false']);

/** The settings of a field. Its type determines which of them it has. */
const scalarConfig = z.object({
  placeholder,
  minLength: length,
  maxLength: length,
  minValue: value,
  maxValue: value,
  /** A date format, or a regular expression. */
  format: format.optional(),
  customFormat: format.optional(),
  options: options.optional(),
  defaultValue: defaultValue.optional(),
});

const label = bounded(128);
const description = bounded(256);

const part = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.object({
    enabled: z.boolean(),
    name: z.enum(names),
    type: z.enum(profileFieldTypes),
    label: label.min(1).optional(),
    description: description.optional(),
    required: z.boolean(),
    config: scalarConfig.optional(),
  });

/** A part of an address or of a full name. */
const anyPart = part([...addressParts, ...fullnameParts]);
export type ProfileFieldPart = z.infer<typeof anyPart>;

/** A profile field of a tenant's own (A11). Label and description are text, never HTML. */
export const customProfileField = z.object({
  tenantId,
  id,
  name: shown(bounded(128)),
  type: shown(z.enum(profileFieldTypes)),
  /** Empty if pages show the name's own label, or the name. */
  label: shown(label),
  description: shown(description.nullable()),
  required: shown(z.boolean()),
  config: shown(scalarConfig.extend({ parts: z.array(anyPart).optional() })),
  createdAt: timestamp,
  /** The position among the tenant's fields, from 1. */
  sieOrder: z.number().int(),
});
export type CustomProfileField = z.infer<typeof customProfileField>;

/** What a page needs to know about a field. */
export const askedProfileField = customProfileField.pick({
  name: true,
  type: true,
  label: true,
  description: true,
  required: true,
  config: true,
});
export type AskedProfileField = z.infer<typeof askedProfileField>;

/** A field of each type as clients send it, with these properties. */
const byType = <const Shape extends z.ZodRawShape>(shape: Shape) => {
  const texts = { label: label.min(1).optional(), description: description.optional() };
  const common = { ...shape, ...texts, required: z.boolean() };
  const address = z.object({ parts: z.array(part(addressParts)).max(addressParts.length) });
  const fullname = z.object({ parts: z.array(part(fullnameParts)).max(fullnameParts.length) });
  const text = z.object({ placeholder, minLength: length, maxLength: length });
  const number = z.object({ placeholder, minValue: value, maxValue: value });
  const date = z.object({ placeholder, format, customFormat: format.optional() });
  const url = z.object({ placeholder });
  return z.discriminatedUnion('type', [
    z.object({ ...common, type: z.literal('Text'), config: text.optional() }),
    z.object({ ...common, type: z.literal('Number'), config: number.optional() }),
    z.object({ ...common, type: z.literal('Date'), config: date.optional() }),
    z.object({
      ...shape,
      ...texts,
      type: z.literal('Checkbox'),
      required: z.literal(false),
      config: z.object({ defaultValue }).optional(),
    }),
    z.object({ ...common, type: z.literal('Select'), config: z.object({ placeholder, options }) }),
    z.object({ ...common, type: z.literal('Url'), config: url.optional() }),
    z.object({ ...common, type: z.literal('Regex'), config: z.object({ placeholder, format }) }),
    z.object({ ...common, type: z.literal('Address'), config: address }),
    z.object({ ...common, type: z.literal('Fullname'), config: fullname }),
  ]);
};

/** What can be changed about a field. Its name is set once, and so is its type, which says what `config` holds. */
export const profileFieldChange = byType({});
export type ProfileFieldChange = z.infer<typeof profileFieldChange>;

/** A new field. Which names are possible is checked by a rule with errors of its own (`rules.ts`). */
export const newProfileField = byType({ name: bounded(128) });
export type NewProfileField = z.infer<typeof newProfileField>;
