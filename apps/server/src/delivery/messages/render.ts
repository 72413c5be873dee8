import { escapeHtml } from '../../lib/html.ts';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Replaces `{{code}}` and `{{user.name}}`. A variable whose first part is unknown (`{{a.b}}` without `a`) is left as it
 * is; one whose first part is known but lacks the rest becomes empty. In HTML every value is escaped, because names
 * come from users.
 */
export function renderTemplate(template: string, variables: Variables, isHtml: boolean): string {
  return template.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, path: string) => {
    const [head = '', ...rest] = path.split('.');
    if (!Object.hasOwn(variables, head) || variables[head] === undefined) return whole;
    const value = rest.reduce<unknown>(
      (found, name) => (isVariables(found) && Object.hasOwn(found, name) ? found[name] : undefined),
      variables[head],
    );
    const text = toText(value);
    return isHtml ? escapeHtml(text) : text;
  });
}

const isVariables = (value: unknown): value is Variables => typeof value === 'object' && value !== null;

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A subject is one line: a line break in a name would start another header. */
export const renderSubject = (template: string, variables: Variables): string =>
  renderTemplate(template, variables, false).replaceAll(/\s+/g, ' ').trim();
