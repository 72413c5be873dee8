import { identifierType } from '@gatehouse/contract/sign-in-experience/methods';
import { Field } from '@gatehouse/ui/controls/field';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { Button } from '@gatehouse/ui/controls/button';
import { Plus } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import type { ExperienceForm } from '../experience-form.tsx';
import { createMethod } from './fit.ts';
import { MethodRow, type Method } from './method-row.tsx';
import { swap } from './order.ts';
import { useProblem } from './use-problem.ts';
import '../sign-in-experience.css';

/** The sign-in methods in display order. */
export function SignInMethods({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const problemAt = useProblem(form);
  const label = t('signInExperience.methods.label');
  useLabel('signIn.methods', label);
  return (
    <AnchoredSection
      name="methods"
      title={t('signInExperience.methods.title')}
      description={t('signInExperience.methods.text')}
    >
      <Controller
        control={form.control}
        name="signIn.methods"
        render={({ field: { value = [], onChange } }) => {
          const change = (methods: Method[]) => {
            onChange(methods);
            form.clearErrors('signIn');
          };
          const unused = identifierType.options.filter(
            (identifier) => !value.some((method) => method.identifier === identifier),
          );
          return (
            <Field label={label} group hideLabel error={problemAt('signIn.methods')}>
              {value.length > 0 && (
                <ol className="methods" aria-label={label}>
                  {value.map((method, index) => (
                    <MethodRow
                      key={method.identifier}
                      method={method}
                      isFirst={index === 0}
                      isLast={index === value.length - 1}
                      onChange={(next) => change(value.with(index, next))}
                      onMove={(by) => change(swap(value, index, index + by))}
                      onRemove={() => change(value.toSpliced(index, 1))}
                    />
                  ))}
                </ol>
              )}
              {unused.length > 0 && (
                <Menu
                  trigger={
                    <Button variant="ghost" icon={<Plus />} className="methods-add">
                      {t('signInExperience.methods.add')}
                    </Button>
                  }
                  items={unused.map((identifier) => ({
                    key: identifier,
                    label: t(`signInExperience.identifiers.${identifier}`),
                    onSelect: () => change([...value, createMethod(identifier, true)]),
                  }))}
                />
              )}
            </Field>
          );
        }}
      />
    </AnchoredSection>
  );
}
