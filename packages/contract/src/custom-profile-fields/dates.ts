/** The formats that dates are entered and stored in, in the syntax of Unicode TR 35. `custom` takes it from `customFormat`. */
export const dateFormats = ['yyyy-MM-dd', 'dd/MM/yyyy', 'MM/dd/yyyy'] as const;
export const customDateFormat = 'custom';

interface DateConfig {
  format?: string | undefined;
  customFormat?: string | undefined;
}

/** The format of a date field. */
export const dateFormatOf = ({ format, customFormat }: DateConfig): string =>
  (format === customDateFormat ? customFormat : format) || dateFormats[0];

/** The parts of a format with year, month and day once each and separators between them; undefined for any other. */
function split(format: string): string[] | undefined {
  const parts = format.match(/yyyy|MM?|dd?|[ .,/-]/g) ?? [];
  const kinds = parts.filter((part) => /\w/.test(part)).map((part) => part[0]);
  return parts.join('') === format && kinds.toSorted().join('') === 'Mdy' ? parts : undefined;
}

/** Whether dates can be written in this format. */
export const isDateFormat = (format: string): boolean => split(format) !== undefined;

const digits: Record<string, string> = {
  yyyy: String.raw`(\d{4})`,
  MM: String.raw`(\d{2})`,
  dd: String.raw`(\d{2})`,
};

/** The date as `YYYY-MM-DD` (ISO 8601), if the text is a date in this format. */
export function parseDate(text: string, format: string): string | undefined {
  const parts = split(format);
  if (!parts || text.length > 32) return undefined;
  const pattern = parts.map((part) =>
    /\w/.test(part) ? (digits[part] ?? String.raw`(\d{1,2})`) : `[${part}]`,
  );
  const found = new RegExp(`^${pattern.join('')}$`).exec(text);
  if (!found) return undefined;
  const names = parts.filter((part) => /\w/.test(part)).map((part) => part[0] ?? '');
  const value = (name: string): string => found[names.indexOf(name) + 1] ?? '';
  const iso = `${value('y')}-${value('M').padStart(2, '0')}-${value('d').padStart(2, '0')}`;
  // The 31st of February would become a day in March.
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** A date (`YYYY-MM-DD`) in a format. */
export function formatDate(iso: string, format: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const values: Record<string, string> = {
    yyyy: year,
    MM: month,
    M: String(Number(month)),
    dd: day,
    d: String(Number(day)),
  };
  return (split(format) ?? []).map((part) => values[part] ?? part).join('');
}
