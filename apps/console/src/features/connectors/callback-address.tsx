import { CopyText } from '@gatehouse/ui/copy-text';
import { Field } from '@gatehouse/ui/field';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';

/** Where a provider sends people back to; it has to be told before it lets anybody in. */
export function CallbackAddress({ id }: { id: string }) {
  const { t } = useTranslation();
  const { config } = useApp();
  return (
    <Field label={t('connectors.callback.title')} help={t('connectors.callback.description')} group>
      <CopyText
        variant="box"
        value={`${config.endpoint}/callback/${id}`}
        label={t('connectors.callback.title')}
      />
    </Field>
  );
}
