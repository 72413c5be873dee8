/** A name that may be empty, and a domain with a dot; `*` in either stands for any letters. */
const shape = /^[^\s@]*@[^\s@.]+(\.[^\s@.]+)+$/;
/** `@*` or `*@*.*`: everybody. */
const anyDomain = /@[*.]+$/;

/** Whether this can stand in a list of e-mail addresses: `ada@example.com`, `@example.com`, `ada*@example.com`, `@*.example.com`. */
export const isEmailEntry = (entry: string): boolean => shape.test(entry) && !anyDomain.test(entry);

/** Whether an entry of a list means this address, in whatever case either is written. */
export function matchesEmailEntry(email: string, entry: string): boolean {
  const [address, wanted] = [split(email), split(entry)];
  return (wanted.name === '' || matches(address.name, wanted.name)) && matches(address.domain, wanted.domain);
}

function split(spelled: string): { name: string; domain: string } {
  const at = spelled.lastIndexOf('@');
  const text = spelled.toLowerCase();
  return { name: text.slice(0, at), domain: text.slice(at + 1) };
}

/**
 * Whether a text fits a pattern in which `*` stands for any letters, or none. Each part between two of them is taken where it is found
 * first, so nothing is ever tried again: no pattern makes this slow.
 */
function matches(text: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}
