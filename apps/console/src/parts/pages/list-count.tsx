import { useTranslation } from 'react-i18next';

/** Says politely how many records a list has found; screen readers hear it whenever a search or a filter changes that. */
export function ListCount({ total }: { total: number | undefined }) {
  const { t } = useTranslation();
  return (
    <output className="ui-hidden">{total === undefined ? '' : t('parts.results', { count: total })}</output>
  );
}
