import { checkConnectorSettings } from '@gatehouse/contract/connectors/endpoints';
import { useRef } from 'react';
import { useSave } from '../../app/api/use-save.ts';
import { placeFailure } from '../../parts/forms/form-state.ts';
import { type ConfigForm, readConfig } from '../../parts/config/config-form.ts';

/** Asks the provider whether the settings lead to it, before they are saved. What does not fit stands at its field. */
export function useCheck(factoryId: string): {
  check: (form: ConfigForm) => Promise<boolean>;
  isChecking: boolean;
} {
  const asked = useRef<ConfigForm>(undefined);
  const { save, isSaving } = useSave(checkConnectorSettings, {
    take: (failure) => asked.current !== undefined && placeFailure(asked.current, failure),
  });
  function check(form: ConfigForm): Promise<boolean> {
    asked.current = form;
    return save({ params: { id: factoryId }, body: { config: readConfig(form) } }).then(
      () => true,
      () => false,
    );
  }
  return { check, isChecking: isSaving };
}
