import { classNames } from '../base/class-names.tsx';
import { CopyButton } from './copy-button.tsx';
import './copy-text.css';

export type CopyTextProps = {
  value: string;
  /** The accessible name: "application ID". */
  label?: string;
  /** `box` looks like a field, for settings; `line` is for text and tables. */
  variant?: 'line' | 'box';
};

/** An ID, key or URL that is selected with one click, with a button that copies it. */
export function CopyText({ value, label, variant = 'line' }: CopyTextProps) {
  return (
    <span className={classNames('ui-copy', variant === 'box' && 'ui-copy-box')}>
      <code className="ui-copy-value" dir="ltr" title={value}>
        {value}
      </code>
      <CopyButton value={value} label={label} />
    </span>
  );
}
