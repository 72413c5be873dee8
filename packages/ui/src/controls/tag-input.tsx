import { X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTexts } from '../base/texts.tsx';
import { useFieldControl } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import './tag-input.css';

export type TagInputProps = {
  value: readonly string[];
  /** Receives all tags; those that were just entered are at the end, and may be repetitions. */
  onChange: (value: string[]) => void;
  /** Returns what is wrong with what was entered; then nothing of it is added, and the text stays. */
  check?: (entered: readonly string[]) => string | undefined;
  /** Receives the result of `check`, or undefined while the text is changed. */
  onProblem?: (problem: string | undefined) => void;
  placeholder?: string;
  inputMode?: 'email' | 'text';
};

/**
 * Several short texts, such as email addresses: Space, Enter, a comma or leaving the field makes a tag of the text, and Backspace in the empty
 * input selects the last tag, then removes it. Put it into a `Field`.
 */
export function TagInput({ value, onChange, check, onProblem, placeholder, inputMode }: TagInputProps) {
  const texts = useTexts();
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isLastSelected, setLastSelected] = useState(false);

  function commit(entered: string) {
    const parts = entered.split(/[\s,;]+/).filter(Boolean);
    if (parts.length === 0) return setText('');
    const problem = check?.(parts);
    onProblem?.(problem);
    if (problem !== undefined) return setText(entered.trim());
    setText('');
    onChange([...value, ...parts]);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (text.trim() !== '' && [' ', 'Enter', ',', ';'].includes(event.key)) {
      event.preventDefault();
      commit(text);
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) {
      event.preventDefault();
      if (isLastSelected) onChange(value.slice(0, -1));
      return setLastSelected(!isLastSelected);
    }
    setLastSelected(false);
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!/[\s,;]/.test(pasted.trim())) return;
    event.preventDefault();
    commit(`${text} ${pasted}`);
  }
  return (
    // A click beside the tags is one into the input, which is reached by keyboard itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only a larger target for the pointer: the keyboard has the input itself
    <div className="ui-tags" onClick={() => input.current?.focus()}>
      {value.map((tag, at) => (
        <span
          key={tag}
          className="ui-tag"
          data-selected={(isLastSelected && at === value.length - 1) || undefined}
        >
          <span className="ui-tag-text">{tag}</span>
          <IconButton
            size="small"
            label={texts.remove(tag)}
            icon={<X />}
            onClick={() => {
              onChange(value.filter((other) => other !== tag));
              input.current?.focus();
            }}
          />
        </span>
      ))}
      <input
        ref={input}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={inputMode}
        placeholder={value.length === 0 ? placeholder : undefined}
        {...field}
        value={text}
        onChange={(event) => {
          onProblem?.(undefined);
          setText(event.target.value);
        }}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          setLastSelected(false);
          commit(text);
        }}
      />
    </div>
  );
}
