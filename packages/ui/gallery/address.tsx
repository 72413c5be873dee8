/** The gallery's options in its URL: ?theme=dark, ?dir=rtl, ?screen=users, ?open=dialog. */
export const query = new URLSearchParams(location.search);

/** The same URL with one option changed. */
export function withQuery(name: string, value: string): string {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return `?${next}`;
}
