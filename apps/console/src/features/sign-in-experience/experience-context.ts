import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { useOutletContext } from 'react-router';
import type { Draft } from '../../parts/preview/draft.ts';

/** Shared by the tabs. */
export interface Experience {
  experience: SignInExperience;
  show: (draft: Draft) => void;
}

/** The sign-in experience of the page around a tab. */
export const useExperience = (): Experience => useOutletContext<Experience>();
