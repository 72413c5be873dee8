import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { PageExperience } from '@gatehouse/contract/sign-in/page-state';
import { type IdentifierType, readIdentifier } from '../flow/identifier.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { IdentifierField } from '../parts/identifier-field.tsx';
import { TermsCheck } from '../parts/terms-check.tsx';
import type { SsoLookup } from './sso/use-sso-lookup.tsx';

/** A form with an identifier only; the next step depends on the identifier and, with `otherAction`, on the button. */
export function IdentifierForm(props: {
  types: IdentifierType[];
  defaultValue: string;
  action: string;
  /** The second button. */
  otherAction?: string;
  help?: string;
  autoComplete?: string;
  /** The enterprise SSO connectors of the entered email address. */
  sso?: SsoLookup;
  /** Set if the form signs up, which may need an agreement to the terms. */
  experience?: PageExperience;
  onSubmit: (identifier: Identifier, isOther: boolean) => Promise<void>;
}) {
  const { types, defaultValue, action, otherAction, help, autoComplete, sso, experience, onSubmit } = props;
  const form = useSubmit((values) =>
    sso?.isRequired ? sso.start() : onSubmit(readIdentifier(values, types), values.other !== undefined),
  );
  return (
    <Form form={form} {...(sso?.button ?? { action, otherAction })}>
      <IdentifierField
        types={types}
        defaultValue={defaultValue}
        problem={form.problemOf('identifier')}
        help={help}
        autoComplete={autoComplete}
        {...sso?.field}
      />
      {experience && <TermsCheck experience={experience} problem={form.problemOf('terms')} />}
    </Form>
  );
}
