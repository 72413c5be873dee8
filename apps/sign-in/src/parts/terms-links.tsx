import type { PageExperience } from '@gatehouse/contract/sign-in/page-state';
import { useTexts } from '../texts.tsx';

/** Links to the terms and the privacy policy, if they exist, as part of a sentence. */
export function TermsLinks({
  experience,
}: {
  experience: Pick<PageExperience, 'termsOfUseUrl' | 'privacyPolicyUrl'>;
}) {
  const { t, rich } = useTexts();
  const { termsOfUseUrl, privacyPolicyUrl } = experience;
  const links = [
    termsOfUseUrl && (
      <a key="terms" href={termsOfUseUrl} target="_blank" rel="noreferrer">
        {t('page.terms_long')}
      </a>
    ),
    privacyPolicyUrl && (
      <a key="privacy" href={privacyPolicyUrl} target="_blank" rel="noreferrer">
        {t('page.privacy_long')}
      </a>
    ),
  ].filter(Boolean);
  return links.length === 2 ? rich('page.and', { first: links[0], second: links[1] }) : links;
}
