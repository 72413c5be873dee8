import { useTexts } from '../../texts.tsx';
import { formatDate } from '../parts/format-date.ts';

/** Says when a factor or a browser was added and last used. */
export function useFactorDates(): (factor: {
  createdAt: string | number;
  lastUsedAt?: string | number;
}) => string {
  const { t, language } = useTexts();
  return ({ createdAt, lastUsedAt }) =>
    [
      t('account.added', { when: formatDate(createdAt, language) }),
      lastUsedAt && t('account.used', { when: formatDate(lastUsedAt, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
