import type { updateAccountCenter } from '@gatehouse/contract/account-center/endpoints';
import { listProfileFields } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { Switch } from '@gatehouse/ui/controls/switch';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useCan } from '../../app/use-can.ts';
import { errorOf } from '../../parts/forms/fields.tsx';
import { type Form, useLabel, type ValuesOf } from '../../parts/forms/form-state.ts';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { useFieldLabel } from '../../parts/profile-fields/use-field-label.ts';
import { SortableList } from './profile-fields/sortable-list.tsx';

/** The profile fields that the account page shows: all, or those that are chosen, in their order. */
export function ShownFields({ form }: { form: Form<ValuesOf<typeof updateAccountCenter>> }): ReactNode {
  const { t } = useTranslation();
  const { data: fields, error, retry } = useApi(listProfileFields, {});
  const { field } = useController({ control: form.control, name: 'profileFields' });
  const label = t('signInExperience.accountCenter.shown');
  useLabel('profileFields', label);
  const chosen = field.value?.map(({ name }) => name);
  const choose = (names: readonly string[] | null): void =>
    field.onChange(names && names.map((name) => ({ name })));
  return (
    <AnchoredSection
      name="account-profile-fields"
      title={label}
      description={t('signInExperience.accountCenter.shownText')}
    >
      {error && <Failed error={error} onRetry={retry} />}
      {fields && (
        <Field label={label} group hideLabel error={errorOf({ form, name: 'profileFields' })}>
          <RadioGroup
            value={chosen ? 'some' : 'all'}
            onChange={(value) => choose(value === 'all' ? null : fields.map(({ name }) => name))}
            options={(['all', 'some'] as const).map((value) => ({
              value,
              label: t(`signInExperience.accountCenter.shownOptions.${value}`),
              help: t(`signInExperience.accountCenter.shownHelp.${value}`),
            }))}
          />
        </Field>
      )}
      {chosen && fields && fields.length > 0 && (
        <Choice fields={fields} chosen={chosen} onChange={choose} label={label} />
      )}
    </AnchoredSection>
  );
}

function Choice(props: {
  fields: readonly { name: string; label?: string }[];
  chosen: readonly string[];
  onChange: (names: string[]) => void;
  label: string;
}) {
  const { fields, chosen, onChange, label } = props;
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const mayWrite = useCan('write:data');
  const others = fields.map(({ name }) => name).filter((name) => !chosen.includes(name));
  const [kept, setKept] = useState([...chosen, ...others]);
  // Where fields that aren't shown stand is kept while the form is open; what is saved, or discarded, decides otherwise.
  const isCurrent = kept.filter((name) => chosen.includes(name)).join() === chosen.join();
  const order = isCurrent ? kept : [...chosen, ...others];
  const items = order.flatMap((name) => fields.filter((field) => field.name === name));
  return (
    <SortableList
      items={items}
      label={label}
      keyOf={({ name }) => name}
      nameOf={labelOf}
      onMove={
        mayWrite
          ? (from, to) => {
              const moved = order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1));
              setKept(moved);
              onChange(moved.filter((name) => chosen.includes(name)));
            }
          : undefined
      }
    >
      {(field) => (
        <>
          <div className="field-row-name">{labelOf(field)}</div>
          <Switch
            className="field-row-asked"
            label={t('signInExperience.accountCenter.show')}
            aria-label={t('signInExperience.accountCenter.showField', { name: labelOf(field) })}
            checked={chosen.includes(field.name)}
            disabled={!mayWrite}
            onChange={({ target }) => {
              setKept(order);
              onChange(
                order.filter((name) => (name === field.name ? target.checked : chosen.includes(name))),
              );
            }}
          />
        </>
      )}
    </SortableList>
  );
}
