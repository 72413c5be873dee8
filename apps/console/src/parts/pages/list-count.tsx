import { useTranslation } from 'react-i18next';

/** Announces the number of results to screen readers when it changes. */
export function ListCount({ total }: { total: number | undefined }) {
  const { t } = useTranslation();
  return (
    <output className="ui-hidden">{total === undefined ? '' : t('parts.results', { count: total })}</output>
  );
}
