const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/** The content of these elements isn't text to read. */
const hidden = new Set(['style', 'script', 'title', 'head']);
/** These are followed by a line break. */
const breaks = /^(br|\/(p|div|tr|h\d|li))$/;

/**
 * The text of HTML. Administrators write the HTML and every message needs its text, so it is read in one pass, whatever
 * it contains (attacks: a text that takes seconds to check).
 */
export function toText(html: string): string {
  const texts: string[] = [];
  const neverEnds = new Set<string>();
  let at = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    const close = html.indexOf('>', open);
    if (close < 0) break;
    texts.push(html.slice(at, open));
    at = close + 1;
    const name = /^\/?[a-z]\w*/i.exec(html.slice(open + 1, close))?.[0].toLowerCase() ?? '';
    if (breaks.test(name)) texts.push('\n');
    if (!hidden.has(name) || neverEnds.has(name)) continue;
    const end = new RegExp(`</${name}\\s*>`, 'gi');
    end.lastIndex = at;
    if (end.test(html)) at = end.lastIndex;
    else neverEnds.add(name);
  }
  texts.push(html.slice(at));
  return texts
    .join('')
    .replaceAll(/&#(\d{1,7});/g, (whole, code: string) =>
      Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole,
    )
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
