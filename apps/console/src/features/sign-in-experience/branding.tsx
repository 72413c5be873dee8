import { useTranslation } from 'react-i18next';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import { BrandColorField, DarkColorField } from '../../parts/forms/brand-color-fields.tsx';
import { CssField } from '../../parts/forms/css-field.tsx';
import { FormSwitch } from '../../parts/forms/fields.tsx';
import { CustomUiField } from './branding/custom-ui-field.tsx';
import { LogoField } from './branding/logo-field.tsx';
import { ExperienceSettings } from './experience-form.tsx';

const colors = { light: 'color.primaryColor', dark: 'color.darkPrimaryColor' } as const;

/** The tab Branding. */
export function Branding() {
  const { t } = useTranslation();
  return (
    <ExperienceSettings names={['color', 'branding', 'customCss', 'customUiAssets']}>
      {(form) => {
        const isDark = form.watch('color.isDarkModeEnabled') ?? false;
        return (
          <>
            <AnchoredSection
              name="color"
              title={t('signInExperience.color.title')}
              description={t('signInExperience.color.text')}
            >
              <BrandColorField form={form} {...colors} label={t('signInExperience.color.primary')} />
              <FormSwitch
                form={form}
                name="color.isDarkModeEnabled"
                label={t('signInExperience.color.dark')}
                help={t('signInExperience.color.darkHelp')}
              />
              {isDark && (
                <DarkColorField form={form} {...colors} label={t('signInExperience.color.darkPrimary')} />
              )}
            </AnchoredSection>
            <AnchoredSection
              name="logos"
              title={t('signInExperience.logos.title')}
              description={t('signInExperience.logos.text')}
            >
              <LogoField form={form} name="branding.logoUrl" label={t('signInExperience.logos.logo')} />
              {isDark && (
                <LogoField
                  form={form}
                  name="branding.darkLogoUrl"
                  label={t('signInExperience.logos.darkLogo')}
                  help={t('signInExperience.logos.darkHelp')}
                />
              )}
              <LogoField
                form={form}
                name="branding.favicon"
                label={t('signInExperience.logos.favicon')}
                help={t('signInExperience.logos.faviconHelp')}
              />
              {isDark && (
                <LogoField
                  form={form}
                  name="branding.darkFavicon"
                  label={t('signInExperience.logos.darkFavicon')}
                  help={t('signInExperience.logos.darkHelp')}
                />
              )}
            </AnchoredSection>
            <AnchoredSection
              name="css"
              title={t('signInExperience.css.title')}
              description={t('signInExperience.css.text')}
            >
              <CssField form={form} name="customCss" hasDark={isDark} />
            </AnchoredSection>
            <AnchoredSection
              name="custom-ui"
              title={t('signInExperience.customUi.title')}
              description={t('signInExperience.customUi.text')}
            >
              <CustomUiField form={form} />
            </AnchoredSection>
          </>
        );
      }}
    </ExperienceSettings>
  );
}
