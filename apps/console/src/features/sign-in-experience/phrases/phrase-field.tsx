import { listPlaceholders } from '@gatehouse/contract/phrases/phrases';
import { en, type SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { Badge } from '@gatehouse/ui/data/badge';
import { Field } from '@gatehouse/ui/controls/field';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { useTranslation } from 'react-i18next';

export interface PhraseFieldProps {
  name: SignInTextKey;
  /** The built-in text in this language; undefined if there is none. */
  service: string | undefined;
  value: string;
  refusal: string | undefined;
  onChange: (text: string) => void;
}

/** The field of one text, with its key and the English text. */
export function PhraseField({ name, service, value, refusal, onChange }: PhraseFieldProps) {
  const { t } = useTranslation();
  const original = en[name];
  const unknown = listPlaceholders(value).find((used) => !listPlaceholders(original).includes(used));
  const problem = unknown && t('signInExperience.phrases.unfilled', { placeholder: `{${unknown}}` });
  return (
    <Field
      label={original}
      help={<code>{name}</code>}
      error={problem ?? refusal}
      aside={
        service === undefined &&
        value === '' && <Badge tone="warning">{t('signInExperience.phrases.missing')}</Badge>
      }
    >
      <Textarea
        rows={1}
        value={value}
        placeholder={service}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
