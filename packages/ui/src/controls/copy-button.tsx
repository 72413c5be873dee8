import { Check, Copy } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import { useCopy } from '../base/use-copy.tsx';
import './copy-text.css';

export type CopyButtonProps = {
  /** What is copied; a function when it has to be fetched first. */
  value: string | (() => Promise<string>);
  /** Names what is copied: "Copy application ID". */
  label?: string;
};

/** One press copies and says so, in sight and to screen readers. */
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
        // What could not be fetched is told by who fetches it.
        onClick={() => void (typeof value === 'string' ? copy(value) : value().then(copy, () => undefined))}
      />
      <output className={said ? 'ui-copy-said' : 'ui-hidden'}>{said}</output>
    </span>
  );
}
