import { classNames } from '../base/class-names.tsx';
import { CopyButton } from './copy-button.tsx';
import './copy-text.css';

export type CopyTextProps = {
  value: string;
  /** Names it for screen readers: "application ID". */
  label?: string;
  /** `box` looks like a field, for pages of settings; `line` stands in text and tables. */
  variant?: 'line' | 'box';
};

/** An id, a key, an address: the whole of it selects with one press, the button copies it. */
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
