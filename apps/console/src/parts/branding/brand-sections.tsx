import type { ApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { deriveDark } from '../forms/brand-color-fields.tsx';
import { ColorField } from '../forms/color-field.tsx';
import { CssField } from '../forms/css-field.tsx';
import type { Form } from '../forms/form-state.ts';
import { ImageField } from '../forms/image-field.tsx';
import { AnchoredSection } from '../pages/anchored-section.tsx';

type Values = Partial<Pick<ApplicationSignInExperience, 'color' | 'branding' | 'customCss'>>;

const logos = ['logo', 'darkLogo', 'favicon', 'darkFavicon'] as const;
const lightLogos = ['logo', 'favicon'] as const;
const logoFields = {
  logo: 'branding.logoUrl',
  darkLogo: 'branding.darkLogoUrl',
  favicon: 'branding.favicon',
  darkFavicon: 'branding.darkFavicon',
} as const;

/** Colors, logos and CSS of an application or organization, fields of the surrounding form. */
export function BrandSections({
  owner,
  tenant,
  isDarkModeEnabled,
}: {
  owner: 'application' | 'organization';
  tenant: Pick<SignInExperience, 'color'>;
  /** The owner's own setting. */
  isDarkModeEnabled: boolean | undefined;
}) {
  const { t } = useTranslation();
  const form: Form<Values> = useFormContext<Values, unknown, FieldValues>();
  // Dark settings have no effect if the pages have no dark mode.
  const isDark = isDarkModeEnabled ?? tenant.color.isDarkModeEnabled;
  return (
    <>
      <AnchoredSection
        name="colors"
        title={t('branding.color.title')}
        description={t(`branding.color.text.${owner}`)}
      >
        <ColorField
          form={form}
          name="color.primaryColor"
          optional
          fallback={tenant.color.primaryColor}
          label={t('branding.color.primary')}
        />
        {isDark && (
          <ColorField
            form={form}
            name="color.darkPrimaryColor"
            optional
            fallback={deriveDark(form.watch('color.primaryColor')) ?? tenant.color.darkPrimaryColor}
            label={t('branding.color.dark')}
          />
        )}
      </AnchoredSection>
      <AnchoredSection
        name="logos"
        title={t('branding.logos.title')}
        description={t(`branding.logos.text.${owner}`)}
      >
        {(isDark ? logos : lightLogos).map((logo) => (
          <ImageField
            key={logo}
            form={form}
            name={logoFields[logo]}
            label={t(`branding.logos.${logo}`)}
            help={logo.startsWith('dark') ? t('branding.logos.darkHelp') : undefined}
            whenEmpty="absent"
            placeholder="https://cdn.example.com/logo.svg"
          />
        ))}
      </AnchoredSection>
      <AnchoredSection
        name="css"
        title={t('branding.css.title')}
        description={t(`branding.css.text.${owner}`)}
      >
        <CssField form={form} name="customCss" hasDark={isDark} />
      </AnchoredSection>
    </>
  );
}
