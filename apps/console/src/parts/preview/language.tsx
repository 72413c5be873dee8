import { listCustomPhrases } from '@gatehouse/contract/phrases/endpoints';
import { Select } from '@gatehouse/ui/controls/select';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useLanguageName } from '../texts/use-language-name.ts';
import { listOffered } from './offered-languages.ts';
import './preview.css';

/** The language of the preview; by default that of the browser. */
export function PreviewLanguage({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const nameOf = useLanguageName();
  const { data } = useApi(listCustomPhrases, {});
  const offered = listOffered(data ?? []);
  return (
    <Select
      className="preview-select"
      aria-label={t('signInExperience.preview.language')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      options={[
        { value: '', label: t('signInExperience.preview.browserLanguage') },
        ...offered.map((tag) => ({ value: tag, label: nameOf(tag) })),
      ]}
    />
  );
}
