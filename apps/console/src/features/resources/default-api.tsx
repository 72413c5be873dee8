import { setDefaultResource } from '@gatehouse/contract/resources/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Switch } from '@gatehouse/ui/controls/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';

/** Whether the API is the default one. Saves immediately, because it also changes the current default API. */
export function DefaultApi(props: { id: string; isDefault: boolean; readOnly: boolean }) {
  const { id, isDefault, readOnly } = props;
  const { t } = useTranslation();
  const { save, isSaving } = useSave(setDefaultResource);
  const mayWrite = useCan(setDefaultResource.permission) && !readOnly;
  // Show the new state until it is read again. After an error, the switch returns.
  const [chosen, setChosen] = useState<boolean>();
  if (chosen === isDefault) setChosen(undefined);

  function choose(next: boolean) {
    setChosen(next);
    save({ params: { id }, body: { isDefault: next } }).catch(() => setChosen(undefined));
  }
  return (
    <SettingsSection title={t('resources.defaultApi.title')} description={t('resources.defaultApi.text')}>
      <Switch
        label={t('resources.defaultApi.label')}
        help={t('resources.defaultApi.help')}
        checked={chosen ?? isDefault}
        disabled={!mayWrite}
        aria-busy={isSaving}
        onChange={(event) => choose(event.target.checked)}
      />
    </SettingsSection>
  );
}
