import type { ReactNode } from 'react';

const words =
  'async|await|const|let|var|function|return|import|from|export|default|new|if|else|for|of|in|try|catch|throw|class|extends|type|interface|true|false|null|undefined|def|with|as|None|True|False|package|func|using|public|static|void|string';
// In this order: comments, then strings, then numbers and keywords.
const grammar = new RegExp(
  [
    String.raw`(?<comment>(?<![:\w])\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=^|\s)#[^\n]*|<!--[\s\S]*?-->)`,
    String.raw`(?<name>"(?:\\.|[^"\\\n])*"(?=\s*:))`,
    String.raw`(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|` + '`(?:\\\\.|[^`\\\\])*`)',
    String.raw`(?<number>\b\d[\d_.]*\b)`,
    String.raw`(?<word>\b(?:${words})\b)`,
  ].join('|'),
  'gm',
);

/** Minimal syntax highlighting of comments, strings, numbers and keywords, which is enough for the guides. */
export function highlight(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(grammar)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    if (match.index > end) parts.push(code.slice(end, match.index));
    parts.push(
      <span key={match.index} className={`ui-code-${kind}`}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  if (end < code.length) parts.push(code.slice(end));
  return parts;
}
