import { useLocale, useTexts } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';

/** Says politely how many records a list has found; screen readers hear it whenever a search or a filter changes that. */
export function ListCount({ total, isCapped }: { total: number | undefined; isCapped?: boolean }) {
  const { t } = useTranslation();
  const texts = useTexts();
  const format = new Intl.NumberFormat(useLocale());
  if (total === undefined) return <output className="ui-hidden" />;
  const written = isCapped ? texts.cappedTotal(format.format(total)) : format.format(total);
  return <output className="ui-hidden">{t('parts.results', { count: total, total: written })}</output>;
}
