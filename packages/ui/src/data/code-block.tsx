import { useMemo } from 'react';
import { CopyButton } from '../controls/copy-button.tsx';
import { highlight } from './highlight.tsx';
import './code-block.css';

export type CodeBlockProps = {
  code: string;
  /** A file name or title above the code. */
  title?: string;
  /** Without highlighting, for output and plain text. */
  plain?: boolean;
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean;
};

/** A code block, always left-to-right, with its own scroll bar and a copy button. */
export function CodeBlock({ code, title, plain, wrap }: CodeBlockProps) {
  const content = useMemo(() => (plain ? code : highlight(code)), [code, plain]);
  return (
    <figure className="ui-code" dir="ltr">
      {title && <figcaption className="ui-code-title">{title}</figcaption>}
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      <pre className="ui-code-text" data-wrap={wrap || undefined} {...scrollable} aria-label={title}>
        <code>{content}</code>
      </pre>
      <span className="ui-code-copy">
        {/* Files end with a newline. */}
        <CopyButton value={title ? `${code}\n` : code} label={title} />
      </span>
    </figure>
  );
}

const scrollable = { tabIndex: 0, role: 'group' } as const;
