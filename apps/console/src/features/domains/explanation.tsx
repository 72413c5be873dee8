import type { Domain } from '@gatehouse/contract/domains/domains';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';

const tones = { PendingVerification: 'info', PendingSsl: 'info', Error: 'danger' } as const;

/** What has to happen until the domain is served, or what is wrong with it. */
export function Explanation({ status, errorMessage, failingSince }: Domain) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (status === 'Active' && failingSince === null) return null;
  const problem = errorMessage !== null && status !== 'PendingVerification' && (
    <p>{t('domains.problem', { problem: errorMessage })}</p>
  );
  if (status === 'Active') {
    const time = new Date(failingSince ?? 0).toLocaleString(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (
      <Banner tone="warning" title={t('domains.explain.failing.title', { time })}>
        {t('domains.explain.failing.text')}
        {problem}
      </Banner>
    );
  }
  return (
    <Banner tone={tones[status]} title={t(`domains.explain.${status}.title`)}>
      {t(`domains.explain.${status}.text`)}
      {problem}
    </Banner>
  );
}
