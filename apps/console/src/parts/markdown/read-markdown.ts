/** A part of a text that stands by itself. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'code'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] };

/** A part of a line. */
export type Inline =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

const item = /^(?:[-*]|(\d+)\.)\s+(.*)$/;

/**
 * The part of Markdown that guides are written in (CommonMark 0.31): headings, paragraphs, flat lists, fenced code. Whatever else
 * there is stays as it is written.
 */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const last = blocks.at(-1);
    const isNew = (lines[at - 1] ?? '').trim() === '';
    const [, number, content = ''] = item.exec(line) ?? [];
    if (line.startsWith('```')) {
      const end = lines.findIndex((other, index) => index > at && other.startsWith('```'));
      const close = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(at + 1, close).join('\n') });
      at = close;
    } else if (/^#{1,6}\s/.test(line)) {
      blocks.push({ kind: 'heading', text: line.replace(/^#+\s+/, '') });
    } else if (content) {
      const isOrdered = number !== undefined;
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(content);
      else blocks.push({ kind: 'list', isOrdered, items: [content] });
    } else if (line.trim() !== '') {
      if (isNew || !last || last.kind === 'code' || last.kind === 'heading')
        blocks.push({ kind: 'paragraph', text: line.trim() });
      else if (last.kind === 'list') last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
      else last.text += ` ${line.trim()}`;
    }
  }
  return blocks;
}

const marks = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g;

/** Bold, code and links to the web; the address of a link can be no script. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, strong, code, label, href] = match;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'link', text: label ?? '', href: href ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
