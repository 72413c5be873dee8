/** One part of a form whose boundary is `x`. */
export function form(disposition: string, content: string): string {
  return `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

export const closeForm = (parts: string): string => `${parts}--x--\r\n`;

/** Forms that are cheap to send and expensive to parse; the benchmark measures their cost (part uploads). */
export const hostileForms = {
  'a file in 300,000 pieces': {
    type: 'multipart/form-data; boundary=x',
    body: form('name="a"', '').repeat(300_000),
  },
  'as many pieces, behind a second boundary': {
    type: 'multipart/form-data; xboundary=y; boundary=x',
    body: form('name="a"', '').repeat(300_000),
  },
  'a million headers': {
    type: 'multipart/form-data; boundary=x',
    body: `--x\r\n${'a: b\r\n'.repeat(1_000_000)}${form('name="file"; filename="a"', 'a').slice(5)}`,
  },
};
