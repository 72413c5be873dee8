import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Input } from '@gatehouse/ui/controls/input';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Controller, get, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLabel, type Form } from '../../parts/forms/form-state.ts';
import './webhooks.css';

interface Row {
  name: string;
  value: string;
}

const toRows = (headers: unknown): Row[] =>
  Object.entries(headers ?? {}).map(([name, value]) => ({ name, value: String(value) }));

/** Rows without a name aren't part of the value. */
const toHeaders = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(rows.filter(({ name }) => name.trim()).map(({ name, value }) => [name.trim(), value]));

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? {}) === JSON.stringify(other ?? {});

/** Names and values of headers. */
export function HeadersField<Values extends FieldValues>({
  form,
  name,
}: {
  form: Form<Values>;
  name: Path<Values>;
}) {
  const { t } = useTranslation();
  const label = t('webhooks.delivery.headers');
  useLabel(name, label);
  const { error } = form.getFieldState(name, form.formState);
  const problem = error?.message ?? findMessage(error);
  return (
    <Field label={label} help={t('webhooks.delivery.headersHelp')} error={problem} group optional>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange } }) => <Rows value={value} onChange={onChange} />}
      />
    </Field>
  );
}

/** The message of the first header with an error. */
function findMessage(error: unknown): string | undefined {
  for (const [name, inner] of Object.entries(error ?? {})) {
    const message: unknown = get(inner, 'message');
    if (typeof message === 'string') return `${name}: ${message}`;
  }
  return undefined;
}

function Rows({ value, onChange }: { value: unknown; onChange: (value: Record<string, string>) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => toRows(value));
  // A new value, because it was saved or discarded, replaces what was typed.
  const rows = isSame(toHeaders(typed), value) ? typed : toRows(value);

  function change(next: Row[]) {
    setTyped(next);
    onChange(toHeaders(next));
  }
  return (
    <div className="webhook-headers">
      {rows.map((row, index) => (
        <div key={String(index)} className="webhook-header">
          <Input
            mono
            aria-label={`${t('webhooks.delivery.headerName')} ${index + 1}`}
            placeholder="Authorization"
            value={row.name}
            onChange={({ target }) => change(rows.with(index, { ...row, name: target.value }))}
          />
          <Input
            mono
            aria-label={t('webhooks.delivery.headerValue', { name: row.name })}
            placeholder="Bearer …"
            value={row.value}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => change(rows.with(index, { ...row, value: target.value }))}
          />
          <IconButton
            label={t('webhooks.delivery.removeHeader', { name: row.name })}
            icon={<X />}
            onClick={() => change(rows.filter((_, other) => other !== index))}
          />
        </div>
      ))}
      <div>
        <Button size="small" icon={<Plus />} onClick={() => change([...rows, { name: '', value: '' }])}>
          {t('webhooks.delivery.addHeader')}
        </Button>
      </div>
    </div>
  );
}
