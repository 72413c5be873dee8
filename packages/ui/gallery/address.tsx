/** What the gallery is told by its address: ?theme=dark, ?dir=rtl, ?screen=users, ?open=dialog. */
export const query = new URLSearchParams(location.search);

/** The same address with one thing changed. */
export function withQuery(name: string, value: string): string {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return `?${next}`;
}
