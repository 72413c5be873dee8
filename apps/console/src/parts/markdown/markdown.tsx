import { Link } from '@gatehouse/ui/controls/link';
import { CodeBlock } from '@gatehouse/ui/data/code-block';
import { lexer, type MarkedToken, type Token } from 'marked';
import type { ReactNode } from 'react';
import './markdown.css';

/** The guide of a connector. Renders React elements, so HTML in the guide is shown as text. */
export function Markdown({ text }: { text: string }) {
  return <div className="markdown">{renderAll(lexer(text))}</div>;
}

const renderAll = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, index) => isRendered(token) && renderToken(token, index));

/** The tokens that guides consist of. */
const types = [
  'heading',
  'paragraph',
  'code',
  'list',
  'text',
  'strong',
  'em',
  'codespan',
  'link',
  'escape',
  'html',
] as const;
type Rendered = Extract<MarkedToken, { type: (typeof types)[number] }>;
const isRendered = (token: Token): token is Rendered => types.some((type) => type === token.type);

function renderToken(token: Rendered, key: number): ReactNode {
  switch (token.type) {
    case 'heading':
      return <h2 key={key}>{renderAll(token.tokens)}</h2>;
    case 'paragraph':
      return <p key={key}>{renderAll(token.tokens)}</p>;
    case 'code':
      return <CodeBlock key={key} code={token.text} wrap />;
    case 'list': {
      const items = token.items.map((item, index) => <li key={index}>{renderAll(item.tokens)}</li>);
      return token.ordered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
    }
    case 'strong':
      return <strong key={key}>{renderAll(token.tokens)}</strong>;
    case 'em':
      return <em key={key}>{renderAll(token.tokens)}</em>;
    case 'codespan':
      return (
        <code key={key} dir="ltr">
          {token.text}
        </code>
      );
    case 'link':
      // Only links to the web: a `javascript:` URL would run in the console.
      return /^https?:/.test(token.href) ? (
        <Link key={key} href={token.href} external>
          {renderAll(token.tokens)}
        </Link>
      ) : (
        renderAll(token.tokens)
      );
    default:
      return 'tokens' in token && token.tokens ? renderAll(token.tokens) : token.text;
  }
}
