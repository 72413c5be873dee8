import type { FormItem } from '@gatehouse/contract/connectors/connectors';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import type { Form, FormEndpoint } from '../forms/form-state.ts';

interface ConfigValues {
  config: Record<string, unknown>;
}

/** A form with a connector's settings. */
export type ConfigForm = Form<ConfigValues>;

/** The form around the settings of a connector. */
export const useConfigForm = (): ConfigForm => useFormContext<ConfigValues, unknown, FieldValues>();

/** The checks of a setting in the browser; the server has those of the connector. An empty field has no value. */
function schemaOf({ type, required, selectItems = [] }: FormItem): z.ZodType {
  const rule = {
    Text: () => z.string(),
    MultilineText: () => z.string(),
    Number: () => z.number(),
    Switch: () => z.boolean(),
    Select: () => z.enum(selectItems.map(({ value }) => value)),
    // `JsonField` keeps invalid JSON as a string.
    Json: () => z.custom((value) => value !== undefined && typeof value !== 'string'),
  }[type]();
  return z.preprocess(readEmpty, required ? rule : rule.optional());
}

const readEmpty = (value: unknown) => (value === '' ? undefined : value);

/** An endpoint whose `config` is validated by the form items of a connector factory. */
export function withConfig<const E extends FormEndpoint>(endpoint: E, items: readonly FormItem[]): E {
  const config = z.looseObject(Object.fromEntries(items.map((item) => [item.key, schemaOf(item)])));
  const checks = async () => {
    const whole = await endpoint.checks();
    return { ...whole, body: whole.body.extend({ config }) };
  };
  return { ...endpoint, checks };
}

/** Initial settings of a form: the saved ones, else defaults, else empty fields. */
export const beginConfig = (items: readonly FormItem[], saved: Record<string, unknown> = {}) => ({
  ...saved,
  ...Object.fromEntries(
    items.map(({ key, type, defaultValue }) => [
      key,
      saved[key] ?? defaultValue ?? (type === 'Switch' ? false : ''),
    ]),
  ),
});

/** The settings of a form as they are sent, without empty fields. */
export const readConfig = (config: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== ''));
