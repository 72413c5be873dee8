import { en, type SignInTexts, type SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { Badge } from '@gatehouse/ui/data/badge';
import { Field } from '@gatehouse/ui/controls/field';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from './phrase-field.tsx';
import type { Target } from './target.ts';
import '@gatehouse/ui/data/table.css';
import '../sign-in-experience.css';

interface PhrasesTableProps {
  keys: readonly SignInTextKey[];
  target: Target | undefined;
  /** The built-in texts of the language; undefined while they load. */
  service: Partial<SignInTexts> | undefined;
  valueOf: (key: string) => string;
  refusals: Readonly<Record<string, string>>;
  onChange: (key: SignInTextKey, text: string) => void;
}

/** Moves from a text to the one above or below, where the caret can't. */
function moveBetween(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: field, key, shiftKey, nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  const { selectionStart, selectionEnd, value } = field;
  const isAtCaret = selectionStart === selectionEnd;
  const goesUp = key === 'ArrowUp' && isAtCaret && selectionStart === 0;
  const goesDown =
    (key === 'ArrowDown' && isAtCaret && selectionEnd === value.length) || (key === 'Enter' && !shiftKey);
  if (!goesUp && !goesDown) return;
  event.preventDefault();
  const all = [...(field.closest('tbody')?.querySelectorAll('textarea') ?? [])];
  all[all.indexOf(field) + (goesUp ? -1 : 1)]?.focus();
}

/** All texts of a language beside the English ones, edited in place. */
export function PhrasesTable({ keys, target, service, valueOf, refusals, onChange }: PhrasesTableProps) {
  const { t } = useTranslation();
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (!target) return;
    const row = body.current?.querySelector(`[data-key="${target.key}"]`);
    row?.scrollIntoView({ block: 'center', behavior: 'instant' });
    row?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [target]);
  return (
    <div className="ui-table-frame phrase-table-place">
      <table className="ui-table phrase-table">
        <thead>
          <tr>
            <th scope="col">{t('signInExperience.phrases.english')}</th>
            <th scope="col">{t('signInExperience.phrases.text')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {keys.map((key) => (
            <Row
              key={key}
              name={key}
              service={service?.[key]}
              isLoaded={service !== undefined}
              value={valueOf(key)}
              refusal={refusals[key]}
              onChange={(text) => onChange(key, text)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  name: SignInTextKey;
  service: string | undefined;
  isLoaded: boolean;
  value: string;
  refusal: string | undefined;
  onChange: (text: string) => void;
}

function Row({ name, service, isLoaded, value, refusal, onChange }: RowProps) {
  const { t } = useTranslation();
  const problem = useProblem(name, value);
  return (
    <tr data-key={name}>
      <th scope="row">
        <span lang="en" dir="ltr">
          {en[name]}
        </span>
        <code>{name}</code>
      </th>
      <td>
        <Field label={en[name]} hideLabel error={problem ?? refusal}>
          <Textarea
            rows={1}
            value={value}
            placeholder={service}
            onKeyDown={moveBetween}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        {isLoaded && service === undefined && value === '' && (
          <Badge tone="warning">{t('signInExperience.phrases.missing')}</Badge>
        )}
      </td>
    </tr>
  );
}
