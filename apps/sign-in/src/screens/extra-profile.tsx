import { findValueProblems } from '@gatehouse/contract/custom-profile-fields/values';
import { addToProfile } from '@gatehouse/contract/sign-in/endpoints';
import { useEffect } from 'react';
import { useFlow } from '../flow/flow-context.tsx';
import type { Problem } from '../flow/problem.ts';
import type { StepProps } from '../flow/step.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { useProfileLabel } from '../parts/profile-input.tsx';
import { ProfileInputs } from '../parts/profile-inputs.tsx';
import { listEntries, readValues } from '../parts/profile-values.ts';
import { useTexts } from '../texts.tsx';

type Props = StepProps<'extra-profile'>;

/** Asks for the tenant's own profile fields. Their texts are only in documents of tenants that have fields. */
export function StepScreen({ next }: Props) {
  const { has } = useTexts();
  const hasTexts = has('extra_profile.title');
  useEffect(() => {
    // The first field was created after this document was loaded: the server renders the step with its texts.
    if (!hasTexts) location.reload();
  }, [hasTexts]);
  return hasTexts ? <ProfileForm next={next} /> : null;
}

/** Patterns are only checked by the server (ADR 150). */
function ProfileForm({ next: { fields, values } }: Pick<Props, 'next'>) {
  const { t } = useTexts();
  const { call, follow } = useFlow();
  const labelOf = useProfileLabel();

  function check(entered: Record<string, string>, form: HTMLFormElement): Problem[] {
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
  }

  const form = useSubmit(
    async (entered) => {
      const body = { type: 'extraProfile', values: readValues(fields, entered) } as const;
      await follow((await call(addToProfile, { body })).next);
    },
    { check },
  );
  return (
    <>
      <Heading title={t('extra_profile.title')} hasFocus />
      <Form form={form} action={t('page.continue')}>
        <div className="profile-fields">
          <ProfileInputs fields={fields} values={values} problemOf={form.problemOf} />
        </div>
      </Form>
    </>
  );
}
