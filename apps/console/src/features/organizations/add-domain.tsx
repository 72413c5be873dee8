import { emailDomain } from '@gatehouse/contract/sso-connectors/domains';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Input } from '@gatehouse/ui/controls/input';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import './organizations.css';

interface AddDomainProps<Problem extends string> {
  label: string;
  submit: string;
  isSaving: boolean;
  problem: Problem | 'invalid' | undefined;
  onProblem: (problem: 'invalid' | undefined) => void;
  describe: (problem: Problem | 'invalid') => string;
  warn?: (domain: string) => string | undefined;
  /** Rejects if the domain isn't added: the failure is shown, and the text stays. */
  onAdd: (domain: string) => Promise<unknown>;
}

/** The form that adds a domain of email addresses to a list. */
export function AddDomain<Problem extends string>(props: AddDomainProps<Problem>) {
  const { label, submit, isSaving, problem, onProblem, describe, warn, onAdd } = props;
  const [text, setText] = useState('');
  const domain = emailDomain.safeParse(text).data;

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (domain === undefined) return onProblem('invalid');
    await onAdd(domain).then(
      () => setText(''),
      () => undefined,
    );
  }
  return (
    <form className="organization-domain" noValidate onSubmit={(event) => void add(event)}>
      <Field
        label={label}
        hideLabel
        error={problem && describe(problem)}
        warning={domain === undefined ? undefined : warn?.(domain)}
      >
        <Input
          mono
          value={text}
          placeholder="example.com"
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            onProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" icon={<Plus />} loading={isSaving}>
        {submit}
      </Button>
    </form>
  );
}
