import { useSubmit } from '../../flow/use-submit.ts';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';
import { Dialog } from '../parts/dialog.tsx';

/** Changes one text of the account. */
export function TextDialog(props: {
  /** The label, if it has no title. */
  title?: string;
  text?: string;
  name: string;
  label: string;
  value: string;
  autoComplete: string;
  type?: string;
  maxLength?: number;
  /** An empty text is rejected; otherwise it clears the value. */
  isRequired?: boolean;
  save: (value: string) => Promise<void>;
  onClose: () => void;
}) {
  const { name, label, value, isRequired = false, save, onClose } = props;
  const { title = label, text, autoComplete, type, maxLength = 2048 } = props;
  const { t } = useTexts();
  const form = useSubmit(
    async (values) => {
      await save((values[name] ?? '').trim());
      onClose();
    },
    { optional: isRequired ? [] : [name] },
  );
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      <Form form={form} action={t('account.save')}>
        <Field
          name={name}
          label={label}
          problem={form.problemOf(name)}
          defaultValue={value}
          autoComplete={autoComplete}
          type={type}
          maxLength={maxLength}
          hasFocus
        />
      </Form>
    </Dialog>
  );
}
