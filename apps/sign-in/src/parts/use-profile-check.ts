import type { AskedProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { findValueProblems } from '@gatehouse/contract/custom-profile-fields/values';
import type { Problem } from '../flow/problem.ts';
import { useTexts } from '../texts.tsx';
import { useProfileLabel } from './profile-input.tsx';
import { listEntries, readValues } from './profile-values.ts';

/** Finds what is wrong with entered values before they are sent. Patterns are only checked by the server (ADR 150). */
export function useProfileCheck(
  fields: readonly AskedProfileField[],
): (entered: Record<string, string>, form: HTMLFormElement) => Problem[] {
  const { t } = useTexts();
  const labelOf = useProfileLabel();
  return (entered, form) => {
    const problems = findValueProblems(fields, readValues(fields, entered));
    return fields.flatMap(listEntries).flatMap(({ path, field }) => {
      const input = form.elements.namedItem(path);
      // A date that isn't complete is sent as an empty value.
      if (input instanceof HTMLInputElement && input.validity.badInput)
        return [{ field: path, text: t('extra_profile.invalid.not_a_date') }];
      const problem = problems.find((each) => each.path === path);
      if (!problem) return [];
      const { reason, limit = '' } = problem;
      const isMissing = reason === 'required';
      const text = isMissing
        ? t('error.required', { field: labelOf(field) })
        : t(`extra_profile.invalid.${reason}`, { limit });
      return [{ field: path, text }];
    });
  };
}
