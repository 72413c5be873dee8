import type { ClientInput } from '@gatehouse/contract/endpoint';
import type { previewSignIn } from '@gatehouse/contract/sign-in/preview';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { useOutletContext } from 'react-router';

/** What a tab has changed and not saved, for the preview. */
export type Draft = Pick<
  NonNullable<ClientInput<typeof previewSignIn>['body']>,
  'experience' | 'language' | 'translation'
>;

/** What the tabs share. */
export interface Experience {
  experience: SignInExperience;
  show: (draft: Draft) => void;
}

/** The sign-in experience of the page around a tab. */
export const useExperience = (): Experience => useOutletContext<Experience>();
