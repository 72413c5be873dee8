import { signInExperienceErrors as codes } from '@gatehouse/contract/sign-in-experience/errors';
import { findProblem } from '@gatehouse/contract/sign-in-experience/rules';
import type { Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorOf } from '../../../parts/forms/fields.tsx';
import { useExperience } from '../experience-context.ts';
import { errorFields, type ExperienceForm, type ExperienceValues } from '../experience-form.tsx';
import { useSenders } from './use-senders.ts';

/**
 * The error of a field: the server's, or the one its rules find in the form's values. Problems of the changes come first, because only they
 * prevent saving.
 */
export function useProblem(form: ExperienceForm): (name: Path<ExperienceValues>) => string | undefined {
  const { t } = useTranslation();
  const { experience } = useExperience();
  const senders = useSenders();
  // The form starts with the settings of its tab, which are whole; its type is the endpoint's input, where defaults may be missing.
  const settings = { ...experience, ...(form.watch() as Partial<typeof experience>) };
  const changed = Object.keys(form.formState.dirtyFields);
  const ofChange = senders && findProblem(settings, senders, changed);
  const problem = ofChange ?? (senders && findProblem(settings, senders));
  const isOfSignUp =
    problem?.code === codes.connectorNotFound.code &&
    (!ofChange || changed.includes('signUp')) &&
    settings.signUp.identifiers.some((identifier) => identifier !== 'username' && !senders?.[identifier]);
  const place = problem && (isOfSignUp ? 'signUp.identifiers' : errorFields[problem.code]);
  return (name) => {
    const refusal = errorOf({ form, name });
    if (refusal || !problem || place !== name) return refusal;
    const texts: Record<string, string> = t('signInExperience.problems', { returnObjects: true });
    return texts[problem.code.replace('sign_in_experiences.', '')];
  };
}
