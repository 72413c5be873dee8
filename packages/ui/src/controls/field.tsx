import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { classNames } from '../base/class-names.tsx';
import { useTexts } from '../base/texts.tsx';
import './field.css';

type Wiring = { id: string; labelId: string; describedBy: string | undefined; invalid: boolean };
const FieldContext = createContext<Wiring | undefined>(undefined);

/** What a control inside a Field spreads on its element; its own props win. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  } as const;
}

/** For a control made of several: the group takes the field's name instead of an id for the label to point at. */
export function useFieldGroup() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return { 'aria-labelledby': field.labelId, 'aria-describedby': field.describedBy } as const;
}

export type FieldProps = {
  label: ReactNode;
  /** One sentence below. */
  help?: ReactNode;
  /** Stands where the help stood, and is read out. */
  error?: ReactNode;
  /** What can be saved all the same, and why it had better not be. */
  warning?: ReactNode;
  optional?: boolean;
  /** For several controls under one label (radios, a list of addresses). */
  group?: boolean;
  /** Keeps the label for screen readers only, where the place says it already. */
  hideLabel?: boolean;
  /** Something small at the label's end, such as a link. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Label above, control, one sentence below; the error in its place. Wires ids and aria for the control inside. */
export function Field({
  label,
  help,
  error,
  warning,
  optional,
  group,
  hideLabel,
  aside,
  className,
  children,
}: FieldProps) {
  const texts = useTexts();
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const hasMessage = Boolean(error ?? warning ?? help);
  const wiring: Wiring = {
    id,
    labelId,
    describedBy: hasMessage ? messageId : undefined,
    invalid: Boolean(error),
  };
  const labelText = (
    <>
      {label}
      {optional && <span className="ui-field-optional"> {texts.optional}</span>}
    </>
  );
  return (
    <div className={classNames('ui-field', className)}>
      <div className={classNames('ui-field-head', hideLabel && 'ui-hidden')}>
        {group ? (
          <span id={labelId} className="ui-field-label">
            {labelText}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className="ui-field-label">
            {labelText}
          </label>
        )}
        {aside && <span className="ui-field-aside">{aside}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldMessage id={messageId} help={help} error={error} warning={warning} />
    </div>
  );
}

const capitalize = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;

type FieldMessageProps = { id?: string } & Pick<FieldProps, 'help' | 'error' | 'warning'>;

/** The line under a control. An error is read out when it appears; it is a sentence, also where a rule says “must be …”. */
export function FieldMessage({ id, help, error, warning }: FieldMessageProps) {
  return (
    <div id={id} className="ui-field-message">
      {error ? (
        <p className="ui-field-error" role="alert">
          <CircleAlert />
          <span>{capitalize(error)}</span>
        </p>
      ) : warning ? (
        <output className="ui-field-error ui-field-warning">
          <TriangleAlert />
          <span>{warning}</span>
        </output>
      ) : (
        help && <p className="ui-field-help">{help}</p>
      )}
    </div>
  );
}
