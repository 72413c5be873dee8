import type { PageExperience } from '@gatehouse/contract/sign-in/page-state';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { useTexts } from '../texts.tsx';
import { TermsLinks } from './terms-links.tsx';

/** A sentence about the tenant's terms and privacy policy, if it has any. */
export function Agreement({ experience, text }: { experience: PageExperience; text: SignInTextKey }) {
  const { rich } = useTexts();
  if (!experience.termsOfUseUrl && !experience.privacyPolicyUrl) return null;
  return (
    <p className="agreement">{rich(text, { links: <TermsLinks key="links" experience={experience} /> })}</p>
  );
}
