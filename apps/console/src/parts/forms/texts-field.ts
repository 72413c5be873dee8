import type { FieldValues, Path } from 'react-hook-form';
import type { Form } from './form-state.ts';

/** A field for a list of texts. */
export interface TextsFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  /** A list of texts. */
  name: Path<Values>;
  label: string;
  help?: string;
  placeholder?: string;
  optional?: boolean;
  /** What is wrong with each text, by position; shown once the field has been left. */
  check?: (texts: readonly string[]) => Record<number, string>;
}

/** What was refused: the list, or some of its texts by position. */
export type TextErrors = { message?: string } & Record<number, { message?: string } | undefined>;
