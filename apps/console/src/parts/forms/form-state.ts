import type { CheckOf, Checks, ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import { createContext, useContext, useEffect } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import type { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { translateValidation } from '../../app/validation-texts.ts';

// Here and not where the texts are started: what checks fields travels with the first form.
translateValidation();

/** An endpoint a form can be sent to. */
export interface FormEndpoint extends Endpoint {
  checks: () => Promise<Checks & { body: z.ZodObject }>;
}

/** An endpoint whose form has rules of its own, made from those of its body. */
export function withBody<Body extends z.ZodObject>(
  endpoint: FormEndpoint,
  change: (body: z.ZodObject) => Body,
): Endpoint & { checks: () => Promise<Checks & { body: Body }> } {
  const checks = async () => {
    const own = await endpoint.checks();
    return { ...own, body: change(own.body) };
  };
  return { ...endpoint, checks };
}

/** What the form of an endpoint holds: what its body takes. */
export type ValuesOf<E extends FormEndpoint> =
  z.input<CheckOf<E, 'body'>> extends infer Values extends FieldValues ? Values : never;

/** A form typed by its values; the fields of `fields.tsx` take it, so that a misspelt name does not compile. */
export type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, FieldValues>;

/** The field an error belongs to, by its code: `{ [roleErrors.nameInUse.code]: 'name' }`. */
export type ErrorFields<Values extends FieldValues> = Partial<Record<string, Path<Values>>>;

/** A form whose rules are those of the endpoint's body. */
export function useEndpointForm<const E extends FormEndpoint>(
  endpoint: E,
  values: ValuesOf<E>,
): Form<ValuesOf<E>> {
  const { checks } = endpoint;
  useEffect(() => {
    // Before they are needed; where that fails, the resolver asks again and tells.
    checks().catch(() => undefined);
  }, [checks]);
  const resolve: Resolver = async (...form) => zodResolver((await checks()).body)(...form);
  return useForm<ValuesOf<E>, unknown, FieldValues>({
    resolver: resolve as never,
    defaultValues: values as DefaultValues<ValuesOf<E>>,
    // Not when a field is left: an error that appears between the press and the release of the mouse moves what is pressed.
    mode: 'onSubmit',
  });
}

/** Puts what the server refused at its fields. Says whether every refusal found one; the rest belongs into a toast. */
export function placeFailure<Values extends FieldValues>(
  form: Form<Values>,
  failure: ApiFailure,
  errorFields: ErrorFields<Values> = {},
): boolean {
  const field = errorFields[failure.code];
  const refusals = field ? { [field]: failure.message } : failure.fields;
  const known = Object.entries(refusals).filter(([path]) =>
    path.split('.', 1).some((name) => name in form.getValues()),
  );
  known.forEach(([path, message], index) =>
    form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0 && known.length === Object.keys(refusals).length;
}

/** How a form is sent to an endpoint. */
export interface EndpointSave<E extends FormEndpoint> {
  endpoint: E;
  params?: ClientInput<E>['params'];
  values: ValuesOf<E>;
  /** The field of an error, by its code. */
  errorFields?: ErrorFields<ValuesOf<E>>;
  /** Handles a refusal in another way, and says whether it did. */
  take?: (failure: ApiFailure) => boolean;
  /** Shows a failure that belongs to no field; without it, a toast does. */
  onFailure?: (failure: ApiFailure) => void;
}

/** A form of an endpoint and what sends it. `send` rejects once a refusal was shown, at its field or in a toast. */
export function useEndpointSave<const E extends FormEndpoint>(
  props: EndpointSave<E>,
): { form: Form<ValuesOf<E>>; send: (body: object) => Promise<ClientOutput<E>>; isSaving: boolean } {
  const { endpoint, params, values, errorFields, take, onFailure } = props;
  const form = useEndpointForm(endpoint, values);
  const { save, isSaving } = useSave(endpoint, {
    take(failure) {
      if (take?.(failure) === true || placeFailure(form, failure, errorFields)) return true;
      onFailure?.(failure);
      return onFailure !== undefined;
    },
  });
  return { form, send: (body) => save({ params, body } as unknown as ClientInput<E>), isSaving };
}

/** Where fields tell their labels, so that the save bar can name what changed. */
export const LabelsContext = createContext<Map<string, string> | undefined>(undefined);

/** Tells the form around a field what the field is called. */
export function useLabel(name: string, label: string): void {
  const labels = useContext(LabelsContext);
  useEffect(() => {
    labels?.set(name, label);
  }, [labels, name, label]);
}
