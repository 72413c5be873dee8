/** The local part may be empty, and the domain has a dot. Both may contain `*` for any characters. */
const shape = /^[^\s@]*@[^\s@.]+(\.[^\s@.]+)+$/;
/** `@*` or `*@*.*` would match every address. */
const anyDomain = /@[*.]+$/;

/** Whether this is a valid entry of an email list: `ada@example.com`, `@example.com`, `ada*@example.com`, `@*.example.com`. */
export const isEmailEntry = (entry: string): boolean => shape.test(entry) && !anyDomain.test(entry);

/** Whether an entry of a list matches an address. Case does not matter. */
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
 * Whether a text matches a pattern in which `*` stands for any characters, or none. Each part between two `*` is taken where it first occurs,
 * without backtracking, so no pattern is slow.
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
