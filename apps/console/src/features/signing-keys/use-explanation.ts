import type { SigningKey, SigningKeyType } from '@gatehouse/contract/signing-keys/signing-keys';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';

/** A date with its time, in the user's language. */
export function useWriteTime(): (time: number) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => format.format(time);
}

/** What the state of a key means for tokens or sessions. */
export function useExplanation(keyType: SigningKeyType): (key: SigningKey) => string {
  const { t } = useTranslation();
  const writeTime = useWriteTime();
  return ({ status, effectiveAt, tokensValidUntil }) => {
    if (keyType === 'cookie-keys')
      return status === 'Current' ? t('signingKeys.meaning.cookies') : t('signingKeys.meaning.oldCookies');
    if (status === 'Next')
      return t('signingKeys.meaning.next', { time: effectiveAt === undefined ? '' : writeTime(effectiveAt) });
    if (status === 'Current') return t('signingKeys.meaning.current');
    if (tokensValidUntil === undefined) return t('signingKeys.meaning.previous');
    return tokensValidUntil > Date.now()
      ? t('signingKeys.meaning.stillUsed', { time: writeTime(tokensValidUntil) })
      : t('signingKeys.meaning.unused');
  };
}
