/** An address as JSON, style sheets, scripts and queries write it; the database knows the same one (`gatehouse_refer`). */
const address = /user-assets(?:\\*\/|%2[Ff])(\w{21})/g;

/** The uploads that sealed settings name, for the column beside them: the database refers to uploads by what it can read (ADR 126). */
export function listUploads(settings: Record<string, unknown>): string {
  const ids = [...JSON.stringify(settings).matchAll(address)].map(([, id = '']) => id);
  return [...new Set(ids)].map((id) => `user-assets/${id}`).join(' ');
}
