import { lookUpSsoProvider } from '@gatehouse/contract/sso-connectors/endpoints';
import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { Banner } from '@gatehouse/ui/states/banner';
import { Button } from '@gatehouse/ui/controls/button';
import { Reveal } from '@gatehouse/ui/data/reveal';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { useFailureWords } from '../../app/use-handle-failure.ts';
import { readConfig, useConfigForm } from '../../parts/config/config-form.ts';
import { placeFailure } from '../../parts/forms/form-state.ts';
import './enterprise-sso.css';

type Outcome = { found: Record<string, unknown> } | { failure: ApiFailure; isPlaced: boolean };

/** Reads the provider's configuration with the settings of the surrounding form, and shows it. */
export function LookUp({ providerName }: { providerName: SsoProviderName }) {
  const { t } = useTranslation();
  const form = useConfigForm();
  const [outcome, setOutcome] = useState<Outcome>();
  const mayWrite = useCan(lookUpSsoProvider.permission);
  const { save, isSaving } = useSave(lookUpSsoProvider, {
    take(failure) {
      setOutcome({ failure, isPlaced: placeFailure(form, failure) });
      return true;
    },
  });
  if (!mayWrite) return null;

  async function ask() {
    setOutcome(undefined);
    form.clearErrors('config');
    await save({ params: { providerName }, body: { config: readConfig(form.getValues('config')) } }).then(
      (found) => setOutcome({ found }),
      () => undefined,
    );
  }
  return (
    <SettingsSection
      title={t('enterpriseSso.lookUp.title')}
      description={t('enterpriseSso.lookUp.description')}
    >
      <div>
        <Button loading={isSaving} onClick={() => void ask()}>
          {t('enterpriseSso.lookUp.action')}
        </Button>
      </div>
      {outcome && (
        <Reveal>{'found' in outcome ? <Found found={outcome.found} /> : <Refused {...outcome} />}</Reveal>
      )}
    </SettingsSection>
  );
}

/** The provider's configuration, with the names of its metadata. */
function Found({ found }: { found: Record<string, unknown> }) {
  const { t } = useTranslation();
  return (
    <>
      <output>{t('enterpriseSso.lookUp.found')}</output>
      <KeyValue
        items={Object.entries(found).map(([key, value]) => ({
          key,
          label: <code dir="ltr">{key}</code>,
          value: (
            <code dir="ltr" className="sso-found">
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </code>
          ),
        }))}
      />
    </>
  );
}

function Refused({ failure, isPlaced }: { failure: ApiFailure; isPlaced: boolean }) {
  const { t } = useTranslation();
  const describeFailure = useFailureWords();
  const advice: Record<string, string> = t('enterpriseSso.lookUp.advice', { returnObjects: true });
  const { reason } = failure.facts;
  const code = failure.code.replace(/^connector\./, '');
  const heading = code === 'general' ? 'enterpriseSso.lookUp.unreachable' : 'enterpriseSso.lookUp.failed';
  return (
    <Banner tone="danger" live title={t(heading)}>
      <p>{isPlaced ? t('enterpriseSso.lookUp.wrongSettings') : (advice[code] ?? describeFailure(failure))}</p>
      {typeof reason === 'string' && <p className="sso-reason">{reason}</p>}
    </Banner>
  );
}
