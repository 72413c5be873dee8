import type { CaptchaConfig } from '@gatehouse/contract/captcha/captcha';
import { deleteCaptchaProvider, putCaptchaProvider } from '@gatehouse/contract/captcha/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';
import { ConfigFields } from '../../../parts/config/config-fields.tsx';
import { beginConfig, readConfig, withConfig } from '../../../parts/config/config-form.ts';
import { SettingsForm } from '../../../parts/forms/settings-form.tsx';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../../parts/pages/settings-skeleton.tsx';
import { useCaptchaProvider } from './captcha.tsx';
import { useCaptchaItems } from './use-captcha-items.ts';

/** The CAPTCHA provider and its keys. A form of its own, because it isn't part of the sign-in experience. */
export function CaptchaProvider() {
  const { data, error, isMissing, retry } = useCaptchaProvider();
  const [chosen, setChosen] = useState<CaptchaConfig['type']>();
  if (error && !isMissing) return <Failed error={error} onRetry={retry} />;
  if (!data && !isMissing) return <SettingsSkeleton />;
  const saved = isMissing ? undefined : data?.config;
  const type = chosen ?? saved?.type ?? 'Turnstile';
  return (
    <ProviderForm
      key={type}
      type={type}
      saved={saved?.type === type ? saved : undefined}
      isSet={saved !== undefined}
      onType={setChosen}
    />
  );
}

interface ProviderFormProps {
  type: CaptchaConfig['type'];
  /** The saved keys of this provider. */
  saved: CaptchaConfig | undefined;
  isSet: boolean;
  onType: (type: CaptchaConfig['type'] | undefined) => void;
}

function ProviderForm({ type, saved, isSet, onType }: ProviderFormProps) {
  const { t } = useTranslation();
  const items = useCaptchaItems(type);
  return (
    <SettingsForm
      endpoint={withConfig(putCaptchaProvider, items)}
      values={{ config: { ...beginConfig(items, saved), type } }}
      toBody={({ config }) => ({ config: { ...readConfig(config), type } })}
      isReplaced
    >
      {() => (
        <AnchoredSection
          name="captcha-provider"
          title={t('signInExperience.security.captcha.provider')}
          description={t('signInExperience.security.captcha.providerText')}
        >
          <Field label={t('signInExperience.security.captcha.service')} group>
            <SegmentedControl
              options={(['Turnstile', 'RecaptchaEnterprise'] as const).map((value) => ({
                value,
                label: t(`signInExperience.security.captcha.services.${value}`),
              }))}
              value={type}
              onChange={onType}
            />
          </Field>
          <ConfigFields items={items} />
          {isSet && <Removal onRemoved={() => onType(undefined)} />}
        </AnchoredSection>
      )}
    </SettingsForm>
  );
}

function Removal({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const mayDelete = useCan(deleteCaptchaProvider.permission);
  const { save } = useSave(deleteCaptchaProvider);
  const { retry } = useCaptchaProvider();
  const ask = () =>
    confirm({
      title: t('signInExperience.security.captcha.removeTitle'),
      body: t('signInExperience.security.captcha.removeText'),
      confirmLabel: t('signInExperience.security.captcha.remove'),
      tone: 'danger',
      action: async () => {
        await save({});
        onRemoved();
        retry();
      },
    });
  if (!mayDelete) return null;
  return (
    <div>
      <Button size="small" onClick={() => void ask()}>
        {t('signInExperience.security.captcha.remove')}
      </Button>
    </div>
  );
}
