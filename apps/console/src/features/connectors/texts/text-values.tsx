import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { listVariables } from '@gatehouse/contract/connectors/template-variables';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { useTranslation } from 'react-i18next';
import '../connectors.css';

/** The variables of texts, with copy buttons. */
export function TextValues({ usage }: { usage: MessageUsage }) {
  const { t } = useTranslation();
  return (
    <Field label={t('connectors.texts.variables')} help={t('connectors.texts.variablesHelp')} group>
      <span className="text-variables">
        {Object.keys(listVariables(usage)).map((name) => (
          <CopyText key={name} value={`{{${name}}}`} label={name} />
        ))}
      </span>
    </Field>
  );
}
