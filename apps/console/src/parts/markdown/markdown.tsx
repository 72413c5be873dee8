import { CodeBlock } from '@gatehouse/ui/data/code-block';
import { Link } from '@gatehouse/ui/controls/link';
import type { ReactNode } from 'react';
import './markdown.css';
import { readBlocks, readInline, type Block, type Inline } from './read-markdown.ts';

/** What a kind of connector says about setting it up. Elements only: nothing of it is taken as HTML. */
export function Markdown({ text }: { text: string }) {
  return <div className="markdown">{readBlocks(text).map((block, index) => drawBlock(block, index))}</div>;
}

function drawBlock(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2 key={key}>{drawInline(block.text)}</h2>;
    case 'code':
      return <CodeBlock key={key} code={block.text} wrap />;
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{drawInline(item)}</li>);
      return block.isOrdered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
    }
    case 'paragraph':
      return <p key={key}>{drawInline(block.text)}</p>;
  }
}

const drawInline = (text: string): ReactNode => readInline(text).map((part, index) => drawPart(part, index));

function drawPart(part: Inline, key: number): ReactNode {
  switch (part.kind) {
    case 'strong':
      return <strong key={key}>{part.text}</strong>;
    case 'code':
      return (
        <code key={key} dir="ltr">
          {part.text}
        </code>
      );
    case 'link':
      return (
        <Link key={key} href={part.href} external>
          {part.text}
        </Link>
      );
    case 'text':
      return part.text;
  }
}
