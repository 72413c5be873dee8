import { listProfileFields } from '@gatehouse/contract/custom-profile-fields/endpoints';
import { profileFieldTypes } from '@gatehouse/contract/custom-profile-fields/names';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { CreateDialog } from '../../../parts/forms/create-dialog.tsx';
import { FormText } from '../../../parts/forms/fields.tsx';
import { configOf, createForm, errorFieldsOf, type FieldForm } from './form.ts';
import { builtInFields, builtInNames } from '../../../parts/profile-fields/known-names.ts';
import { LabelSettings, ValueSettings } from './settings.tsx';
import { useFieldLabel } from '../../../parts/profile-fields/use-field-label.ts';

const custom = 'custom';

/** Creates a profile field: one of a standard claim, or one with a name and type of its own. */
export function CreateProfileField() {
  const { t } = useTranslation();
  const [type, setType] = useState<(typeof profileFieldTypes)[number]>('Text');
  return (
    <CreateDialog
      endpoint={createForm}
      title={t('profileFields.create.action')}
      description={t('profileFields.create.text')}
      submit={t('profileFields.create.action')}
      values={{ name: '', type: 'Text', required: false, config: {} }}
      errorFields={errorFieldsOf(type)}
    >
      {(form) => <Fields form={form} onType={setType} />}
    </CreateDialog>
  );
}

function Fields(props: { form: FieldForm; onType: (type: (typeof profileFieldTypes)[number]) => void }) {
  const { form, onType } = props;
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const [kind, setKind] = useState<string>(custom);
  const { data: existing = [] } = useApi(listProfileFields, {});
  const free = builtInNames.filter((name) => existing.every((field) => field.name !== name));
  const type = form.watch('type');
  const name = form.watch('name');

  function chooseType(next: (typeof profileFieldTypes)[number]): void {
    form.setValue('type', next, { shouldDirty: true });
    form.setValue('config', configOf(next));
    if (next === 'Checkbox') form.setValue('required', false);
    form.clearErrors('config');
    onType(next);
  }
  function chooseKind(next: string): void {
    const builtIn = free.find((each) => each === next);
    setKind(next);
    form.setValue('name', builtIn ?? '', { shouldDirty: true });
    form.clearErrors('name');
    chooseType(builtIn ? builtInFields[builtIn] : 'Text');
  }
  return (
    <>
      <Field label={t('profileFields.create.kind')} help={t('profileFields.create.kindHelp')}>
        <Select
          value={kind}
          onPick={chooseKind}
          onChange={() => undefined}
          options={[
            { value: custom, label: t('profileFields.create.custom') },
            ...free.map((value) => ({ value, label: labelOf({ name: value }) })),
          ]}
        />
      </Field>
      {kind === custom && (
        <>
          <FormText
            form={form}
            name="name"
            label={t('profileFields.name')}
            help={t('profileFields.nameHelp')}
            placeholder="company"
            autoComplete="off"
            spellCheck={false}
            mono
          />
          <Field label={t('profileFields.type')} help={t(`profileFields.typeHelp.${type}`)}>
            <Select
              value={type}
              onPick={chooseType}
              onChange={() => undefined}
              options={profileFieldTypes.map((value) => ({
                value,
                label: t(`profileFields.types.${value}`),
              }))}
            />
          </Field>
        </>
      )}
      <LabelSettings form={form} type={type} placeholder={labelOf({ name })} />
      <ValueSettings key={type} form={form} type={type} />
    </>
  );
}
