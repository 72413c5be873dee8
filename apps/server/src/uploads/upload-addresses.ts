/** The URL of an upload in JSON, style sheets, scripts and queries; `gatehouse_refer` in the database uses the same pattern. */
const address = /user-assets(?:\\*\/|%2[Ff])(\w{21})/g;

/** The uploads that sealed settings refer to, for the column beside them: the database can't read the settings themselves (ADR 126). */
export function listUploads(settings: Record<string, unknown>): string {
  const ids = [...JSON.stringify(settings).matchAll(address)].map(([, id = '']) => id);
  return [...new Set(ids)].map((id) => `user-assets/${id}`).join(' ');
}
