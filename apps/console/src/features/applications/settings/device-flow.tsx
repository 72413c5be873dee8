import { ButtonLink } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../app/app-context.ts';
import { useTenantPath } from '../../../app/tenant.ts';

/** Whether the application uses device flow (RFC 8628), which can't be changed after creation. */
export function DeviceFlow({ isUsed = false }: { isUsed?: boolean }) {
  const { t } = useTranslation();
  const { config } = useApp();
  const path = useTenantPath();
  return (
    <AnchoredSection
      name="device-flow"
      title={t('applications.deviceFlow.title')}
      description={t('applications.deviceFlow.text')}
    >
      {isUsed ? (
        <Field label={t('applications.deviceFlow.address')} help={t('applications.deviceFlow.onlyWay')} group>
          <CopyText
            variant="box"
            value={`${config.endpoint}/oidc/device`}
            label={t('applications.deviceFlow.address')}
          />
        </Field>
      ) : (
        <>
          <p className="ui-field-help">{t('applications.deviceFlow.unused')}</p>
          <div>
            <ButtonLink size="small" href={path('/applications/create/device')}>
              {t('applications.deviceFlow.create')}
            </ButtonLink>
          </div>
        </>
      )}
    </AnchoredSection>
  );
}
