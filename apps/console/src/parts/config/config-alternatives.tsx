import type { FormItem } from '@gatehouse/contract/connectors/connectors';
import { Field } from '@gatehouse/ui/controls/field';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useConfigForm } from './config-form.ts';

/**
 * Fields that are several ways to give the same information, of which the picked one is shown. Picking another one empties
 * the fields, because a value that isn't seen would still count; picking it again brings them back.
 */
export function ConfigAlternatives({
  label,
  items,
  children,
}: {
  label: string;
  items: readonly FormItem[];
  children: (item: FormItem) => ReactNode;
}) {
  const form = useConfigForm();
  const config = useWatch({ control: form.control, name: 'config' }) ?? {};
  const names = [...new Set(items.flatMap(({ alternative }) => alternative?.name ?? []))];
  const of = (name: string) => items.filter(({ alternative }) => alternative?.name === name);
  const isFilled = (name: string) => of(name).some(({ key }) => Boolean(config[key]));
  const [picked, setPicked] = useState(() => names.find(isFilled) ?? names[0] ?? '');
  const former = useRef<Record<string, unknown>>({});

  function pick(name: string) {
    for (const { key, alternative } of items) {
      const isOfPicked = alternative?.name === name;
      if (!isOfPicked) former.current[key] = config[key];
      const value = isOfPicked ? config[key] || former.current[key] || '' : '';
      form.setValue(`config.${key}`, value, { shouldDirty: true });
    }
    form.clearErrors('config');
    setPicked(name);
  }
  return (
    <>
      <Field label={label} group>
        <SegmentedControl
          value={picked}
          onChange={pick}
          options={names.map((value) => ({ value, label: value }))}
        />
      </Field>
      {names.filter((name) => name === picked || isFilled(name)).flatMap((name) => of(name).map(children))}
    </>
  );
}
