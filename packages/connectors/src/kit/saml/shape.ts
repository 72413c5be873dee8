/** Far more than a response with a thousand groups, or the metadata of one identity provider (ADR 105). */
const most = { depth: 32, elements: 2_000, attributes: 32, attributesInAll: 6_000, namespaces: 2_000 };

// No ambiguous parts, so that matching takes linear time.
const tag = /<(\/?)[^\s<>"'=/]+((?:\s+[^\s<>"'=/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attributeName = /([^\s<>"'=/]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * Why a document must not be parsed, if there is a reason. Runs in linear time before the parser, which continues after errors and copies the
 * namespaces of all parents to each element (attacks: XML that takes minutes to read).
 */
export function findObstacle(text: string, mayHaveComments: boolean): string | undefined {
  const open: Counts = { depth: 0, elements: 0, attributes: 0, namespaces: 0 };
  let at = text.indexOf('<');
  while (at >= 0) {
    const end = text.startsWith('<!', at) || text.startsWith('<?', at) ? skip(text, at, mayHaveComments) : 0;
    if (typeof end === 'string') return end;
    tag.lastIndex = at;
    const found = end > 0 ? undefined : tag.exec(text);
    if (found === null) return 'it is not well formed';
    if (found) {
      const problem = count(open, found);
      if (problem) return problem;
    }
    at = text.indexOf('<', end > 0 ? end : tag.lastIndex);
  }
  return open.depth === 0 ? undefined : 'it is not well formed';
}

/** The end of markup that is not an element, or why it is rejected. */
function skip(text: string, at: number, mayHaveComments: boolean): number | string {
  const past = (mark: string): number | string => {
    const end = text.indexOf(mark, at);
    return end < 0 ? 'it is not well formed' : end + mark.length;
  };
  if (text.startsWith('<![CDATA[', at)) return past(']]>');
  if (text.startsWith('<!--', at) && mayHaveComments) return past('-->');
  if (text.startsWith('<!', at)) return 'it has a document type or a comment';
  // Only the XML declaration at the start.
  return at === 0 && /^<\?xml\s/.test(text) ? past('?>') : 'it has a processing instruction';
}

interface Counts {
  depth: number;
  elements: number;
  attributes: number;
  namespaces: number;
}

function count(open: Counts, [, isEnd, attributes = '', isEmpty]: RegExpExecArray): string | undefined {
  if (isEnd) return (open.depth -= 1) < 0 ? 'it is not well formed' : undefined;
  if (!isEmpty) open.depth += 1;
  open.elements += 1;
  const names = [...attributes.matchAll(attributeName)].map(([, name = '']) => name);
  open.attributes += names.length;
  open.namespaces += names.filter((name) => name.startsWith('xmlns')).length;
  if (names.length > most.attributes) return 'an element has too many attributes';
  const isTooLarge =
    open.depth > most.depth ||
    open.elements > most.elements ||
    open.attributes > most.attributesInAll ||
    open.namespaces > most.namespaces;
  return isTooLarge ? 'it is too large' : undefined;
}
