/** Columns that lead deeper into objects aren't read. */
const mostNames = 10;

/** The columns of a CSV file and what separates them, from its first line. */
export function readColumns(line: string): { columns: string[]; separator: string } {
  const count = (separator: string): number => line.split(separator).length;
  const [separator = ','] = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one));
  return { columns: splitCsv(line, separator).map((name) => name.trim()), separator };
}

/**
 * A row of a CSV file (RFC 4180) by its columns. Empty fields are left out, as is what has no column. A dot in a column's name leads into an
 * object: `profile.givenName`.
 */
export function parseCsvLine(
  line: string,
  columns: readonly string[],
  separator: string,
): Record<string, unknown> {
  const row: Row = {};
  for (const [index, text] of splitCsv(line, separator).entries()) {
    const name = columns[index];
    if (name === undefined || name === '' || text === '') continue;
    put(row, name.split('.'), text);
  }
  return row;
}

interface Row {
  [name: string]: string | Row;
}

/** In time linear in the columns, because a file can have thousands that lead into one object. */
function put(target: Row, path: readonly string[], text: string): void {
  if (path.length > mostNames || path.includes('__proto__')) return;
  let inside = target;
  for (const name of path.slice(0, -1)) {
    const inner = Object.hasOwn(inside, name) ? inside[name] : undefined;
    const next: Row = typeof inner === 'object' ? inner : {};
    inside[name] = next;
    inside = next;
  }
  inside[path.at(-1) ?? ''] = text;
}

function splitCsv(line: string, separator: string): string[] {
  const text = line.replace(/\r?\n$/, '');
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    let field = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length;) {
        const end = text.indexOf('"', at);
        if (end < 0) {
          field += text.slice(at);
          at = text.length;
          break;
        }
        field += text.slice(at, end);
        at = end + 1;
        if (text[at] !== '"') break;
        field += '"';
        at += 1;
      }
      const next = text.indexOf(separator, at);
      at = next < 0 ? text.length : next;
    } else {
      const next = text.indexOf(separator, at);
      field = text.slice(at, next < 0 ? text.length : next);
      at = next < 0 ? text.length : next;
    }
    fields.push(field);
    if (at >= text.length) return fields;
    at += 1;
  }
}
