import { deriveDarkColor } from '@gatehouse/contract/sign-in-experience/theme';
import { hexColor } from '@gatehouse/contract/validation/hex-color';
import { Button } from '@gatehouse/ui/controls/button';
import { useRef } from 'react';
import { type FieldValues, type Path, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ColorField } from './color-field.tsx';
import type { Form } from './form-state.ts';

interface BrandColorProps<Values extends FieldValues> {
  form: Form<Values>;
  light: Path<Values>;
  dark: Path<Values>;
  label: string;
}

/** The color for dark mode that belongs to a brand color; undefined while that isn't a valid color. */
export const deriveDark = (light: unknown): string | undefined =>
  hexColor.safeParse(light).success ? deriveDarkColor(String(light)) : undefined;

const isSame = (color: unknown, derived: string | undefined): boolean =>
  String(color).toLowerCase() === derived;

/** The brand color. The color for dark mode follows it as long as it is the derived one (ADR 136). */
export function BrandColorField<Values extends FieldValues>({
  form,
  light,
  dark,
  label,
}: BrandColorProps<Values>) {
  const { field } = useController({ control: form.control, name: dark });
  /** Derived from the last valid color: a color that is being typed isn't valid yet. */
  const former = useRef<string>(undefined);
  function follow(next: string) {
    former.current = deriveDark(form.getValues(light)) ?? former.current;
    const color = deriveDark(next);
    if (color && isSame(field.value, former.current)) field.onChange(color);
  }
  return <ColorField form={form} name={light} label={label} beforeChange={follow} />;
}

/** The color for dark mode. If it isn't the one derived from the brand color, that one is offered. */
export function DarkColorField<Values extends FieldValues>({
  form,
  light,
  dark,
  label,
}: BrandColorProps<Values>) {
  const { t } = useTranslation();
  const color = deriveDark(useWatch({ control: form.control, name: light }));
  const { field } = useController({ control: form.control, name: dark });
  const isDerived = isSame(field.value, color);
  return (
    <div className="dark-color">
      <ColorField
        form={form}
        name={dark}
        label={label}
        help={isDerived ? t('signInExperience.color.darkFollows') : undefined}
      />
      {color && !isDerived && (
        <Button
          size="small"
          icon={<span className="color-sample" style={{ background: color }} />}
          onClick={() => field.onChange(color)}
        >
          {t('signInExperience.color.derive', { color })}
        </Button>
      )}
    </div>
  );
}
