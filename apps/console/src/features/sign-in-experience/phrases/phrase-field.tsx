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

/** What is wrong with a custom text: a placeholder that the default doesn't have is never filled in. */
export function useProblem(name: SignInTextKey, value: string): string | undefined {
  const { t } = useTranslation();
  const unknown = listPlaceholders(value).find((used) => !listPlaceholders(en[name]).includes(used));
  return unknown && t('signInExperience.phrases.unfilled', { placeholder: `{${unknown}}` });
}

/** The field of one text, with its key and the English text. */
export function PhraseField({ name, service, value, refusal, onChange }: PhraseFieldProps) {
  const { t } = useTranslation();
  const original = en[name];
  const problem = useProblem(name, value);
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
