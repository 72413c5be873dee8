import { Form } from '../../parts/form.tsx';
import { useSubmit } from '../../flow/use-submit.ts';
import { Dialog } from './dialog.tsx';

/** Asks before something is removed, and says what will happen. */
export function Confirm(props: {
  title: string;
  text: string;
  action: string;
  run: () => Promise<void>;
  onClose: () => void;
}) {
  const { title, text, action, run, onClose } = props;
  const form = useSubmit(async () => {
    await run();
    onClose();
  });
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      <Form form={form} action={action} />
    </Dialog>
  );
}
