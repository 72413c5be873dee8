import { secretMask } from '@gatehouse/contract/connectors/connectors';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Input } from '@gatehouse/ui/controls/input';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './customize-jwt.css';

type Variables = Readonly<Record<string, string>>;
type Row = readonly [name: string, value: string];

/** Environment variables. Saved values are masked: they can be replaced, but not read. */
export function VariablesField({
  value,
  error,
  onChange,
}: {
  value: Variables;
  error: string | undefined;
  onChange: (value: Variables) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<{ rows: readonly Row[]; value: string }>();
  // Rows stay as typed, also without a name, until the value changes because it was saved or discarded.
  // Compared by content, because the form keeps its former object if an equal one is set.
  const rows: readonly Row[] = typed?.value === JSON.stringify(value) ? typed.rows : Object.entries(value);
  const change = (next: readonly Row[]) => {
    const named = Object.fromEntries(next.filter(([name]) => name !== ''));
    setTyped({ rows: next, value: JSON.stringify(named) });
    onChange(named);
  };
  return (
    <Field
      label={t('customizeJwt.variables.label')}
      group
      optional
      help={t('customizeJwt.variables.help')}
      error={error}
    >
      <div className="jwt-variables">
        {rows.map(([name, content], index) => (
          <div key={String(index)} className="jwt-variable">
            <Input
              mono
              value={name}
              aria-label={t('customizeJwt.variables.name')}
              placeholder="API_KEY"
              maxLength={128}
              onChange={({ target }) => change(rows.with(index, [target.value, content]))}
            />
            <Input
              mono
              type="password"
              autoComplete="off"
              value={content}
              aria-label={t('customizeJwt.variables.value', { name })}
              onFocus={({ target }) => {
                if (content === secretMask) target.select();
              }}
              onChange={({ target }) => change(rows.with(index, [name, target.value]))}
            />
            <IconButton
              icon={<Trash2 />}
              label={t('customizeJwt.variables.remove', { name })}
              onClick={() => change(rows.toSpliced(index, 1))}
            />
          </div>
        ))}
        <div>
          <Button variant="secondary" icon={<Plus />} onClick={() => change([...rows, ['', '']])}>
            {t('customizeJwt.variables.add')}
          </Button>
        </div>
      </div>
    </Field>
  );
}
