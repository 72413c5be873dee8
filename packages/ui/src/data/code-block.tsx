import { useMemo } from 'react';
import { CopyButton } from '../controls/copy-button.tsx';
import { highlight } from './highlight.tsx';
import './code-block.css';

export type CodeBlockProps = {
  code: string;
  /** A file's name, or what the code is; shown above it. */
  title?: string;
  /** No colours, for output and plain text. */
  plain?: boolean;
  /** Breaks long lines instead of scrolling. */
  wrap?: boolean;
};

/** Code to be read and taken: always left to right, scrolls by itself, copies with one press. */
export function CodeBlock({ code, title, plain, wrap }: CodeBlockProps) {
  const content = useMemo(() => (plain ? code : highlight(code)), [code, plain]);
  return (
    <figure className="ui-code" dir="ltr">
      {title && <figcaption className="ui-code-title">{title}</figcaption>}
      {/* Focusable, so that the keyboard can scroll what is too wide. */}
      <pre className="ui-code-text" data-wrap={wrap || undefined} {...scrollable} aria-label={title}>
        <code>{content}</code>
      </pre>
      <span className="ui-code-copy">
        {/* What goes into a file ends its last line. */}
        <CopyButton value={title ? `${code}\n` : code} label={title} />
      </span>
    </figure>
  );
}

const scrollable = { tabIndex: 0, role: 'group' } as const;
