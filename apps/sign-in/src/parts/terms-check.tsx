import type { PageExperience } from '@gatehouse/contract/sign-in/page-state';
import { useId } from 'react';
import { asksForTerms } from '../flow/agree.ts';
import { useTexts } from '../texts.tsx';
import { TermsLinks } from './terms-links.tsx';

/** The box that users check to agree to the terms when they sign up. Its form can't be submitted without it. */
export function TermsCheck({
  experience,
  problem,
}: {
  experience: PageExperience;
  problem: string | undefined;
}) {
  const { rich } = useTexts();
  const id = useId();
  if (!asksForTerms(experience)) return null;
  return (
    <div className="terms-check">
      <input
        id={id}
        type="checkbox"
        name="terms"
        value="true"
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-note` : undefined}
      />
      <label htmlFor={id}>
        {rich('terms.check', { links: <TermsLinks key="links" experience={experience} /> })}
      </label>
      <div className="note-place">
        {problem && (
          <div id={`${id}-note`} className="note problem" role="alert">
            {problem}
          </div>
        )}
      </div>
    </div>
  );
}
