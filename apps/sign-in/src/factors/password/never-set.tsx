import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import { useTexts } from '../../texts.tsx';

/**
 * After a refused password, for who has none because they came in another way before: what the tenant lets people use. From its settings
 * alone, so that it says the same whoever has an account (attacks: user enumeration).
 */
export function NeverSet({ screen, refusal }: { screen: PageScreen; refusal: string | undefined }) {
  const { t, language } = useTexts();
  if (screen.name !== 'sign-in' || refusal !== 'session.invalid_credentials') return null;
  const others = [
    ...(screen.ways.some(({ verificationCode }) => verificationCode) ? [t('code.field')] : []),
    ...screen.social.map(({ name }) => name),
    ...(screen.ssoUrl ? [t('sso.title')] : []),
  ];
  if (others.length === 0 && !screen.resetUrl) return null;
  const ways = new Intl.ListFormat(language, { type: 'disjunction' }).format(others);
  return (
    <output className="never-set">
      {[
        t('sign_in.never_set'),
        ...(others.length > 0 ? [t('sign_in.other_ways', { ways })] : []),
        ...(screen.resetUrl ? [t('sign_in.set_one', { link: t('sign_in.forgot') })] : []),
      ].join(' ')}
    </output>
  );
}
