import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import { useTexts } from '../../texts.tsx';

/** The rest are below the form: a note that names all of many is longer than the form. */
const namedWays = 4;

/**
 * After a wrong password, names the tenant's other ways to sign in, for users who never set a password. It depends on the tenant's
 * settings only, so that it doesn't reveal which accounts exist (account enumeration).
 */
export function NoPasswordHint({ screen, refusal }: { screen: PageScreen; refusal: string | undefined }) {
  const { t, language } = useTexts();
  if (screen.name !== 'sign-in' || refusal !== 'session.invalid_credentials') return null;
  const others = [
    ...(screen.ways.some(({ verificationCode }) => verificationCode) ? [t('code.field')] : []),
    ...screen.social.map(({ name }) => name),
    ...(screen.ssoUrl ? [t('sso.title')] : []),
  ];
  if (others.length === 0 && !screen.resetUrl) return null;
  const ways = new Intl.ListFormat(language, { type: 'disjunction' }).format(others.slice(0, namedWays));
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
