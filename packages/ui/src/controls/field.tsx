import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { classNames } from '../base/class-names.tsx';
import { useTexts } from '../base/texts.tsx';
import './field.css';

type Wiring = { id: string; labelId: string; describedBy: string | undefined; invalid: boolean };
const FieldContext = createContext<Wiring | undefined>(undefined);

/** Props that a control inside a Field spreads on its element, before its own props. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  } as const;
}

/** For several controls: the group gets the field's label instead of an ID that the label points to. */
export function useFieldGroup() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return { 'aria-labelledby': field.labelId, 'aria-describedby': field.describedBy } as const;
}

export type FieldProps = {
  label: ReactNode;
  /** One sentence below. */
  help?: ReactNode;
  /** Replaces the help text and is announced. */
  error?: ReactNode;
  /** A warning, which doesn't prevent saving. */
  warning?: ReactNode;
  optional?: boolean;
  /** For several controls with one label (radio buttons, a list of URIs). */
  group?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Content at the label's end, such as a link. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A control with a label above and help text or error below. Sets the IDs and ARIA attributes of the control. */
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

/** The line below a control. Errors are announced when they appear, and start with a capital letter, also those of validation rules. */
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
