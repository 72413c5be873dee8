import { deriveDarkColor } from '@gatehouse/contract/sign-in-experience/theme';
import { hexColor } from '@gatehouse/contract/validation/hex-color';
import { Button } from '@gatehouse/ui/controls/button';
import { type FieldValues, type Path, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ColorField } from './color-field.tsx';
import type { Form } from './form-state.ts';

/** The color in dark mode. Offers the color derived from the light one if another is set. */
export function DarkColorField<Values extends FieldValues>({
  form,
  name,
  light,
  label,
}: {
  form: Form<Values>;
  name: Path<Values>;
  light: Path<Values>;
  label: string;
}) {
  const { t } = useTranslation();
  const lightColor: unknown = useWatch({ control: form.control, name: light });
  const { field } = useController({ control: form.control, name });
  const color = hexColor.safeParse(lightColor).success ? deriveDarkColor(String(lightColor)) : undefined;
  const isSame = color === undefined || String(field.value).toLowerCase() === color;
  return (
    <div className="dark-color">
      <ColorField form={form} name={name} label={label} />
      {!isSame && (
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
