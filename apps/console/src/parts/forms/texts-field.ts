import type { FieldValues, Path } from 'react-hook-form';
import { isRecord } from '../../app/is-record.ts';
import type { Form } from './form-state.ts';

/** Props of a field that holds a list of texts. */
export interface TextsFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: Path<Values>;
  label: string;
  help?: string;
  placeholder?: string;
  optional?: boolean;
  /** The problem of each text by position, shown once the field was left. */
  check?: (texts: readonly string[]) => Record<number, string>;
}

/** Errors of the list, and of its texts by position. */
export interface TextErrors {
  list?: string;
  lines: Record<number, string>;
}

const messageOf = (error: unknown): string | undefined =>
  isRecord(error) && typeof error['message'] === 'string' ? error['message'] : undefined;

/** Reads the errors of a list of texts, or of objects whose field `of` holds the text. */
export function readTextErrors(error: unknown, of?: string): TextErrors | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const lines = Object.entries(error).flatMap(([position, inner]): [string, string][] => {
    const own = of !== undefined && isRecord(inner) ? (inner[of] ?? inner) : inner;
    const message = /^\d+$/.test(position) ? messageOf(own) : undefined;
    return message === undefined ? [] : [[position, message]];
  });
  const list = 'message' in error && typeof error.message === 'string' ? error.message : undefined;
  return { list, lines: Object.fromEntries(lines) };
}

/** The texts in a form's value. */
export const readTexts = (value: unknown, of?: string): string[] =>
  Array.isArray(value)
    ? value.map((entry: unknown) => String((of !== undefined && isRecord(entry) ? entry[of] : entry) ?? ''))
    : [];
