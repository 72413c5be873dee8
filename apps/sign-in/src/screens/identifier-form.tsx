import type { Identifier } from '@gatehouse/contract/sign-in/interaction';
import { type IdentifierType, readIdentifier } from '../flow/identifier.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { IdentifierField } from '../parts/identifier-field.tsx';

/** Asks who one is, and nothing else; what follows depends on the answer. */
export function IdentifierForm(props: {
  types: IdentifierType[];
  defaultValue: string;
  action: string;
  help?: string;
  autoComplete?: string;
  go: (identifier: Identifier) => Promise<void>;
}) {
  const { types, defaultValue, action, help, autoComplete, go } = props;
  const form = useSubmit((values) => go(readIdentifier(values, types)));
  return (
    <Form form={form} action={action}>
      <IdentifierField
        types={types}
        defaultValue={defaultValue}
        problem={form.problemOf('identifier')}
        help={help}
        autoComplete={autoComplete}
      />
    </Form>
  );
}
