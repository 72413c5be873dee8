import { Check, Copy } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import { useCopy } from '../base/use-copy.tsx';
import './copy-text.css';

export type CopyButtonProps = {
  /** The text to copy, or a function that loads it. */
  value: string | (() => Promise<string>);
  /** Describes the text: "application ID" for "Copy application ID". */
  label?: string;
};

/** Copies a text and confirms it, also to screen readers. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const texts = useTexts();
  const { state, copy } = useCopy();
  const said = state === 'copied' ? texts.copied : state === 'failed' ? texts.copyFailed : '';
  return (
    <span className="ui-copy-button" data-state={state}>
      <IconButton
        size="small"
        label={label ? texts.copyOf(label) : texts.copy}
        icon={state === 'copied' ? <Check /> : <Copy />}
        // The function that loads the text reports its own errors.
        onClick={() => void (typeof value === 'string' ? copy(value) : value().then(copy, () => undefined))}
      />
      <output className={said ? 'ui-copy-said' : 'ui-hidden'}>{said}</output>
    </span>
  );
}
