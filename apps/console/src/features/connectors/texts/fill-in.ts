const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Fills in example values as the server does. Unknown variables stay as they are. */
export function fillIn(template: string, values: Readonly<Record<string, string>>, isHtml: boolean): string {
  return template.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return isHtml ? escapeHtml(value) : value;
  });
}
