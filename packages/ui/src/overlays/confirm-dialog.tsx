import { useState, type FormEvent, type ReactNode } from 'react';
import { useAnnounce } from './announcer.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog, DialogBody, DialogFooter } from './dialog.tsx';
import { CopyText } from '../controls/copy-text.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useTexts } from '../base/texts.tsx';

export type ConfirmOptions = {
  title: ReactNode;
  /** One or two sentences. */
  body?: ReactNode;
  /** Other consequences with numbers, one per line. */
  consequences?: readonly ReactNode[];
  /** Names the action: "Delete application". */
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'normal' | 'danger';
  /** What the user must type to enable the button: the name, or alternatives such as an email address or ID. */
  typeToConfirm?: string | readonly string[];
  /** An alert with a single button. */
  alert?: boolean;
  /** Runs while the dialog stays open with a loading button; if it fails, the dialog stays open. */
  action?: () => Promise<unknown>;
  /** False if the caller shows the result of the action in a toast. By default screen readers hear that it is done. */
  isAnnounced?: boolean;
};

/** The dialog of `useConfirm`. Use that instead. */
export function ConfirmDialog({
  id,
  options,
  onAnswer,
}: {
  /** Distinguishes questions, so that input doesn't carry over to the next one. */
  id: number | undefined;
  options: ConfirmOptions | undefined;
  onAnswer: (confirmed: boolean) => void;
}) {
  return (
    <Dialog
      open={options !== undefined}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      size="small"
      backCloses={false}
      title={options?.title ?? ''}
      description={options?.body}
    >
      {options && <ConfirmForm key={id} options={options} onAnswer={onAnswer} />}
    </Dialog>
  );
}

function ConfirmForm({
  options,
  onAnswer,
}: {
  options: ConfirmOptions;
  onAnswer: (confirmed: boolean) => void;
}) {
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const [working, setWorking] = useState(false);
  const announce = useAnnounce();
  const { consequences = [], action, confirmLabel, isAnnounced = true } = options;
  const [typeToConfirm, ...others] = [options.typeToConfirm ?? []].flat();
  const hasConsequences = consequences.length > 0;
  const blocked =
    typeToConfirm !== undefined && ![typeToConfirm, ...others].some((name) => name.trim() === typed.trim());

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble out of portals; the form behind must not submit.
    event.stopPropagation();
    if (blocked) return;
    if (!action) return onAnswer(true);
    setWorking(true);
    try {
      await action();
      if (isAnnounced) announce(texts.actionDone(confirmLabel ?? texts.confirm));
      onAnswer(true);
    } catch {
      // The action reports its error; the dialog stays open for a retry.
      setWorking(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      {(hasConsequences || typeToConfirm !== undefined) && (
        <DialogBody>
          {hasConsequences && (
            <div className="ui-dialog-consequences">
              <ul className="ui-dialog-list" aria-label={texts.consequences}>
                {consequences.map((line, index) => (
                  <li key={String(index)}>{line}</li>
                ))}
              </ul>
            </div>
          )}
          {typeToConfirm !== undefined && (
            <TextField
              label={texts.typeToConfirm(typeToConfirm)}
              help={<Names names={[typeToConfirm, ...others]} />}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </DialogBody>
      )}
      <DialogFooter busy={working}>
        {!options.alert && (
          <Button onClick={() => onAnswer(false)} disabled={working}>
            {options.cancelLabel ?? texts.cancel}
          </Button>
        )}
        <Button
          type="submit"
          variant={options.tone === 'danger' ? 'danger' : 'primary'}
          disabled={blocked}
          loading={working}
        >
          {confirmLabel ?? (options.alert ? texts.gotIt : texts.confirm)}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The text to type, which can be copied if the keyboard lacks its letters. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <span className="ui-dialog-names">
      {names.map((name) => (
        <CopyText key={name} value={name} label={name} />
      ))}
    </span>
  );
}
