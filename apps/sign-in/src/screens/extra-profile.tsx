import { addToProfile } from '@gatehouse/contract/sign-in/endpoints';
import { useEffect } from 'react';
import { useFlow } from '../flow/flow-context.tsx';
import type { StepProps } from '../flow/step.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { ProfileInputs } from '../parts/profile-inputs.tsx';
import { readValues } from '../parts/profile-values.ts';
import { useProfileCheck } from '../parts/use-profile-check.ts';
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

function ProfileForm({ next: { fields, values } }: Pick<Props, 'next'>) {
  const { t } = useTexts();
  const { call, follow } = useFlow();

  const check = useProfileCheck(fields);
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
