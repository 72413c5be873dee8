import { deriveDarkColor } from '@gatehouse/contract/sign-in-experience/theme';
import { hexColor } from '@gatehouse/contract/validation/hex-color';
import { Button } from '@gatehouse/ui/controls/button';
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ColorField } from './color-field.tsx';
import type { Form } from './form-state.ts';

/** The colour for dark pages, with the one that follows from the colour for light pages where another is chosen. */
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
  const [lightColor, chosen] = useWatch({ control: form.control, name: [light, name] }) as unknown[];
  const color = hexColor.safeParse(lightColor).success ? deriveDarkColor(String(lightColor)) : undefined;
  const isSame = color === undefined || String(chosen).toLowerCase() === color;
  return (
    <div className="dark-color">
      <ColorField form={form} name={name} label={label} />
      {!isSame && (
        <Button
          size="small"
          icon={<span className="color-sample" style={{ background: color }} />}
          onClick={() =>
            form.setValue(name, color as PathValue<Values, Path<Values>>, {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        >
          {t('signInExperience.color.derive', { color })}
        </Button>
      )}
    </div>
  );
}
