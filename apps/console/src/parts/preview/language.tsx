import { listCustomPhrases } from '@gatehouse/contract/phrases/endpoints';
import { languages, type LanguageTag } from '@gatehouse/phrases/languages';
import { Select } from '@gatehouse/ui/select';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { listOffered } from './offered-languages.ts';

/** In which language the page is shown; by default in the one somebody with this browser would see. */
export function PreviewLanguage({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const { t } = useTranslation();
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
        ...offered.map((tag) => ({ value: tag, label: languages[tag as LanguageTag] ?? tag })),
      ]}
    />
  );
}
