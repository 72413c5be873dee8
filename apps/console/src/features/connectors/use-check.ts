import { checkConnectorSettings } from '@gatehouse/contract/connectors/endpoints';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSave } from '../../app/api/use-save.ts';
import { placeFailure, type Form } from '../../parts/forms/form-state.ts';
import { readConfig } from '../../parts/config/config-form.ts';

/** Checks a connector's settings with the provider before they are saved. Errors are shown at the fields of the form. */
export function useCheck<Values extends FieldValues>(
  factoryId: string,
): {
  check: (form: Form<Values>, config: Record<string, unknown> | undefined) => Promise<boolean>;
  isChecking: boolean;
} {
  const asked = useRef<Form<Values>>(undefined);
  const { save, isSaving } = useSave(checkConnectorSettings, {
    take: (failure) => asked.current !== undefined && placeFailure(asked.current, failure),
  });
  function check(form: Form<Values>, config: Record<string, unknown> | undefined): Promise<boolean> {
    asked.current = form;
    return save({ params: { id: factoryId }, body: { config: readConfig(config) } }).then(
      () => true,
      () => false,
    );
  }
  return { check, isChecking: isSaving };
}
