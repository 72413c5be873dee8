import type { FormItem } from '@gatehouse/contract/connectors/connectors';
import { z } from 'zod';
import type { Form, FormEndpoint } from '../forms/form-state.ts';

/** A form that holds a connector's settings. */
export type ConfigForm = Form<{ config: Record<string, unknown> }>;

/** What can be said of a setting before it is sent; the connector's own rules are the server's. An empty field says nothing. */
function schemaOf({ type, required, selectItems = [] }: FormItem): z.ZodType {
  const rule = {
    Text: () => z.string(),
    MultilineText: () => z.string(),
    Number: () => z.number(),
    Switch: () => z.boolean(),
    Select: () => z.enum(selectItems.map(({ value }) => value)),
    // What is a text could not be read as JSON.
    Json: () => z.custom((value) => value !== undefined && typeof value !== 'string'),
  }[type]();
  return z.preprocess(readEmpty, required ? rule : rule.optional());
}

const readEmpty = (value: unknown) => (value === '' ? undefined : value);

/** An endpoint whose `config` is checked by the form of a kind of connector. */
export function withConfig<const E extends FormEndpoint>(endpoint: E, items: readonly FormItem[]): E {
  const config = z.looseObject(Object.fromEntries(items.map((item) => [item.key, schemaOf(item)])));
  const checks = async () => {
    const whole = await endpoint.checks();
    return { ...whole, body: whole.body.extend({ config }) };
  };
  return { ...endpoint, checks };
}

/** The settings a form begins with: what is saved, else what is assumed, else empty fields. */
export const beginConfig = (items: readonly FormItem[], saved: Record<string, unknown> = {}) => ({
  ...saved,
  ...Object.fromEntries(
    items.map(({ key, type, defaultValue }) => [
      key,
      saved[key] ?? defaultValue ?? (type === 'Switch' ? false : ''),
    ]),
  ),
});

/** The settings in a form as they are sent. */
export const readConfig = (form: ConfigForm): Record<string, unknown> =>
  Object.fromEntries(Object.entries(form.getValues('config')).filter(([, value]) => value !== ''));
