import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../../parts/forms/fields.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { PlanBanner, useOver } from '../../../parts/plans/plan-banner.tsx';
import type { ApplicationForm } from './form.ts';

/** Whether the application may act as a user by exchanging tokens. */
export function TokenExchange({ form, isThirdParty }: { form: ApplicationForm; isThirdParty: boolean }) {
  const { t } = useTranslation();
  const over = useOver([{ key: 'subjectTokenEnabled', isFeature: true }]);
  return (
    <AnchoredSection
      name="token-exchange"
      title={t('applications.exchange.title')}
      description={t('applications.exchange.text')}
    >
      {isThirdParty ? (
        <p className="ui-field-help">{t('applications.exchange.thirdParty')}</p>
      ) : (
        <>
          <PlanBanner over={over} />
          <FormSwitch
            form={form}
            name="customClientMetadata.allowTokenExchange"
            label={t('applications.exchange.allow')}
            help={t('applications.exchange.allowHelp')}
          />
        </>
      )}
    </AnchoredSection>
  );
}
