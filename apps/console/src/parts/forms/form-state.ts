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

// Not where the texts are loaded: zod is loaded with the first form.
translateValidation();

/** An endpoint that a form can submit to. */
export interface FormEndpoint extends Endpoint {
  checks: () => Promise<Checks & { body: z.ZodObject }>;
}

/** An endpoint with other rules for its form, derived from those of its body. */
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

/** The values of an endpoint's form: the input of its body. */
export type ValuesOf<E extends FormEndpoint> =
  z.input<CheckOf<E, 'body'>> extends infer Values extends FieldValues ? Values : never;

/** A form typed by its values, so that a misspelt field name in `fields.tsx` doesn't compile. */
export type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, FieldValues>;

/** The field an error belongs to, by its code: `{ [roleErrors.nameInUse.code]: 'name' }`. */
export type ErrorFields<Values extends FieldValues> = Partial<Record<string, Path<Values>>>;

/** A form that is validated by the schema of the endpoint's body. */
export function useEndpointForm<const E extends FormEndpoint>(
  endpoint: E,
  values: DefaultValues<ValuesOf<E>>,
): Form<ValuesOf<E>> {
  const { checks } = endpoint;
  useEffect(() => {
    // Preload; if it fails, the resolver tries again and reports the error.
    checks().catch(() => undefined);
  }, [checks]);
  const resolve: Resolver = async (...form) => zodResolver((await checks()).body)(...form);
  return useForm<ValuesOf<E>, unknown, FieldValues>({
    // The resolver's schema is the endpoint's body, whose input `ValuesOf` names; the compiler can't relate them.
    resolver: resolve as never,
    defaultValues: values,
    // Not on blur: an error that appears between mousedown and mouseup would move the button under the pointer.
    mode: 'onSubmit',
  });
}

/** Shows the server's errors at their fields. Returns whether each has a field; otherwise a toast shows them. */
export function placeFailure<Values extends FieldValues>(
  form: Form<Values>,
  failure: ApiFailure,
  errorFields: ErrorFields<Values> = {},
): boolean {
  const field = errorFields[failure.code];
  const refusals: Record<string, string> = field ? { [field]: failure.message } : failure.fields;
  const isField = (path: string): path is Path<Values> =>
    path.split('.', 1).some((name) => name in form.getValues());
  const known = Object.keys(refusals).filter(isField);
  known.forEach((path, index) =>
    form.setError(path, { type: 'server', message: refusals[path] }, { shouldFocus: index === 0 }),
  );
  return known.length > 0 && known.length === Object.keys(refusals).length;
}

/** Options of a form that submits to an endpoint. */
export interface EndpointSave<E extends FormEndpoint> {
  endpoint: E;
  params?: ClientInput<E>['params'];
  values: DefaultValues<ValuesOf<E>>;
  /** The field of an error, by its code. */
  errorFields?: ErrorFields<ValuesOf<E>>;
  /** Handles an error in another way. Returns whether it did. */
  take?: (failure: ApiFailure) => boolean;
  /** Shows a failure that has no field; a toast by default. */
  onFailure?: (failure: ApiFailure) => void;
}

/** A form of an endpoint. `send` rejects after the error was shown, at its field or in a toast. */
export function useEndpointSave<const E extends FormEndpoint>(
  props: EndpointSave<E>,
): { form: Form<ValuesOf<E>>; send: (body: object) => Promise<ClientOutput<E>>; isSaving: boolean } {
  const { endpoint, params, values, errorFields, take, onFailure } = props;
  const form = useEndpointForm(endpoint, values);
  const { request, isSaving } = useSave(endpoint, {
    take(failure) {
      if (take?.(failure) === true || placeFailure(form, failure, errorFields)) return true;
      onFailure?.(failure);
      return onFailure !== undefined;
    },
  });
  return { form, send: (body) => request({ params, body }), isSaving };
}

/** Labels of the fields, so that the save bar can name what changed. */
export const LabelsContext = createContext<Map<string, string> | undefined>(undefined);

/** Registers the label of a field. */
export function useLabel(name: string, label: string): void {
  const labels = useContext(LabelsContext);
  useEffect(() => {
    labels?.set(name, label);
  }, [labels, name, label]);
}
