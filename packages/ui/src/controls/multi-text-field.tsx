import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Field, FieldMessage, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { useTexts } from '../base/texts.tsx';
import './multi-text-field.css';

export type MultiTextFieldProps = Omit<FieldProps, 'children' | 'group' | 'label' | 'hideLabel'> & {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** One error per line, by position. */
  errors?: readonly (string | undefined)[];
  /** Shown for lines without an error. */
  warnings?: readonly (string | undefined)[];
  placeholder?: string;
  addLabel?: string;
  mono?: boolean;
  disabled?: boolean;
};

/** A list of text lines with an error each, such as redirect URIs. Adding and removing lines keeps the focus nearby. */
export function MultiTextField({
  label,
  value,
  onChange,
  onBlur,
  errors,
  warnings,
  placeholder,
  addLabel,
  mono,
  disabled,
  ...field
}: MultiTextFieldProps) {
  const texts = useTexts();
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number>(undefined);
  const lines = value.length > 0 ? value : [''];

  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = undefined;
  });
  function add() {
    wanted.current = lines.length;
    onChange([...lines, '']);
  }
  function remove(index: number) {
    wanted.current = Math.max(0, index - 1);
    onChange(lines.filter((_, other) => other !== index));
  }

  return (
    <Field label={label} group {...field}>
      <fieldset ref={list} aria-label={label} className="ui-lines">
        {lines.map((line, index) => (
          <div key={String(index)} className="ui-line">
            <Input
              mono={mono}
              value={line}
              placeholder={placeholder}
              disabled={disabled}
              id={`${id}-${index}`}
              aria-label={`${label} ${index + 1}`}
              aria-invalid={errors?.[index] ? true : undefined}
              aria-describedby={(errors?.[index] ?? warnings?.[index]) ? `${id}-${index}-message` : undefined}
              onBlur={onBlur}
              onChange={(event) => onChange(lines.with(index, event.target.value))}
              end={
                (lines.length > 1 || line) && (
                  <IconButton
                    label={texts.remove(`${label} ${index + 1}`)}
                    icon={<X />}
                    disabled={disabled}
                    onClick={() => remove(index)}
                  />
                )
              }
            />
            <FieldMessage id={`${id}-${index}-message`} error={errors?.[index]} warning={warnings?.[index]} />
          </div>
        ))}
        <Button variant="ghost" icon={<Plus />} onClick={add} disabled={disabled} className="ui-lines-add">
          {addLabel ?? texts.add}
        </Button>
      </fieldset>
    </Field>
  );
}
