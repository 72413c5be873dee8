import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import { useTexts } from '../../texts.tsx';
import { formatDate } from '../parts/format-date.ts';

/** Says when a factor was added and last used. */
export function useFactorDates(): (factor: MfaVerification) => string {
  const { t, language } = useTexts();
  return ({ createdAt, lastUsedAt }) =>
    [
      t('account.added', { when: formatDate(createdAt, language) }),
      lastUsedAt && t('account.used', { when: formatDate(lastUsedAt, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
