import { describeUserAgent } from '@gatehouse/contract/users/user-agent';
import { useTexts } from '../../texts.tsx';

/** Names a browser by its User-Agent header, as users would. */
export function useBrowserName(): (userAgent: string | undefined) => string {
  const { t } = useTexts();
  return (userAgent) => describeUserAgent(userAgent ?? '') || t('account.session_unknown');
}
