import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import type { Company } from '../factors/sso/use-company.tsx';
import { type IdentifierType, readIdentifier } from '../flow/identifier.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { IdentifierField } from '../parts/identifier-field.tsx';

/** Asks who one is, and nothing else; what follows depends on the answer, and on which of two ways was chosen. */
export function IdentifierForm(props: {
  types: IdentifierType[];
  defaultValue: string;
  action: string;
  /** The other way to go on, below the first. */
  otherAction?: string;
  help?: string;
  autoComplete?: string;
  /** Where the address of somebody’s company leads elsewhere. */
  company?: Company;
  go: (identifier: Identifier, isOther: boolean) => Promise<void>;
}) {
  const { types, defaultValue, action, otherAction, help, autoComplete, company, go } = props;
  const form = useSubmit((values) =>
    company?.isElsewhere ? company.go() : go(readIdentifier(values, types), values.other !== undefined),
  );
  return (
    <Form form={form} {...(company?.act ?? { action, otherAction })}>
      <IdentifierField
        types={types}
        defaultValue={defaultValue}
        problem={form.problemOf('identifier')}
        help={help}
        autoComplete={autoComplete}
        {...company?.field}
      />
    </Form>
  );
}
