import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import { type IdentifierType, readIdentifier } from '../flow/identifier.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { IdentifierField } from '../parts/identifier-field.tsx';
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
  onSubmit: (identifier: Identifier, isOther: boolean) => Promise<void>;
}) {
  const { types, defaultValue, action, otherAction, help, autoComplete, sso, onSubmit } = props;
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
    </Form>
  );
}
