import {
  createConnector,
  listConnectorFactories,
  listConnectors,
} from '@gatehouse/contract/connectors/endpoints';
import { defaultEmailId } from '@gatehouse/contract/connectors/connectors';
import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Field } from '@gatehouse/ui/controls/field';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { Badge } from '@gatehouse/ui/data/badge';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantId } from '../../app/tenant.ts';
import { BrandColorField, deriveDark } from '../../parts/forms/brand-color-fields.tsx';
import { useEndpointForm } from '../../parts/forms/form-state.ts';
import { ImageField } from '../../parts/forms/image-field.tsx';
import { Failed } from '../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../parts/pages/settings-skeleton.tsx';
import { Preview } from '../../parts/preview/preview.tsx';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';
import { type Answers, toWays } from '../../parts/sign-in-methods/combinations.ts';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import { readArrival } from './arrival.ts';
import { nextTemplate, pickTargets, type Template } from './inspire.ts';
import { Step } from './step.tsx';
import { useOnboarding } from './use-onboarding.ts';
import './onboarding.css';

/** The preset of the form; a tenant without one has another color (OPEN-03). */
const presetColor = '#5D34F2';
const methods = ['password', 'verificationCode'] as const;
/** Providers that need a client of one's own (ONB-26). */
const later = ['Apple', 'Facebook', 'Microsoft', 'Kakao', 'OIDC'] as const;

/** The third step: the look of the sign-in page, and how users sign in (ONB-05, ONB-20 to ONB-41). */
export function Component() {
  useArrival();
  const experience = useApi(getSignInExperience, {});
  const connectors = useApi(listConnectors, {});
  const factories = useApi(listConnectorFactories, {});
  const failed = [experience, connectors, factories].find(({ error }) => error);
  if (failed?.error) return <Failed error={failed.error} onRetry={failed.retry} />;
  if (!experience.data || !connectors.data || !factories.data)
    return (
      <div className="onboarding-step">
        <SettingsSkeleton />
      </div>
    );
  return (
    <Look
      hasCustomUi={experience.data.customUiAssets !== null}
      connectors={connectors.data}
      factories={factories.data}
    />
  );
}

/** Says what the second step has done. */
function useArrival() {
  const { t } = useTranslation();
  const toast = useToast();
  const { state } = useLocation();
  const [arrival] = useState(() => readArrival(state));
  useEffect(() => {
    if (!arrival) return;
    toast.success(t('tenants.create_modal.tenant_created'));
    if (arrival.invitations === 'sent') toast.success(t('tenantMembers.messages.invitation_sent'));
    if (arrival.invitations === 'failed') toast.error(t('tenants.create_modal.invitation_failed'));
  }, [arrival, toast, t]);
}

interface LookProps {
  hasCustomUi: boolean;
  connectors: readonly { type: string; target: string }[];
  factories: readonly {
    id: string;
    target: string;
    isDemo?: boolean;
    name: Record<string, string>;
    logo: string;
    logoDark: string | null;
  }[];
}

function Look({ hasCustomUi, connectors, factories }: LookProps) {
  const { t } = useTranslation();
  const pick = usePickText();
  const navigate = useNavigate();
  const tenantId = useTenantId();
  const { update } = useOnboarding();
  const { save: connect } = useSave(createConnector);
  const { save } = useSave(updateSignInExperience);
  const demos = factories.filter(({ isDemo }) => isDemo);
  const form = useEndpointForm(updateSignInExperience, {
    branding: {},
    color: { primaryColor: presetColor, isDarkModeEnabled: true, darkPrimaryColor: deriveDark(presetColor) },
  });
  const look = useWatch({ control: form.control, compute: (all) => all });
  const [ways, setWays] = useState<Answers>({ identifier: 'email', methods: ['password'] });
  const [targets, setTargets] = useState<string[]>([]);
  const [last, setLast] = useState<Template>();
  const [isSaving, setSaving] = useState(false);
  const settings = { ...toWays(ways), socialSignInConnectorTargets: targets };

  function inspire() {
    const template = nextTemplate(last);
    if (!template) return;
    setLast(template);
    setWays(template);
    setTargets(pickTargets(demos.map(({ target }) => target)));
    form.setValue('color', {
      primaryColor: template.color,
      isDarkModeEnabled: true,
      darkPrimaryColor: deriveDark(template.color) ?? template.color,
    });
  }
  /** At least one stays (ONB-24). */
  function choose(method: (typeof methods)[number], isOn: boolean) {
    const next = methods.filter((each) => (each === method ? isOn : ways.methods.includes(each)));
    if (next.length > 0) setWays({ ...ways, methods: next });
  }
  async function finish(body: object) {
    setSaving(true);
    try {
      if (ways.identifier === 'email' && !connectors.some(({ type }) => type === 'Email'))
        await connect({ body: { connectorId: defaultEmailId } });
      for (const { id, target } of demos)
        if (targets.includes(target) && !connectors.some((each) => each.target === target))
          await connect({ body: { connectorId: id } });
      await save({ query: { removeUnusedDemoSocialConnector: '1' }, body: { ...body, ...settings } });
      await update({ isOnboardingDone: true });
      await navigate(`/${tenantId}`);
    } catch {
      // The failure is shown; what was created is used at the next attempt.
    } finally {
      setSaving(false);
    }
  }
  const isUsername = ways.identifier === 'username';
  return (
    <Step
      step={3}
      title={t('onboarding.look.title')}
      text={t('onboarding.look.text')}
      submit={t('onboarding.finish')}
      isSaving={isSaving}
      onSubmit={() => void form.handleSubmit(finish)()}
      action={
        <Button icon={<Sparkles />} onClick={inspire}>
          {t('onboarding.look.inspire')}
        </Button>
      }
      aside={
        <Preview draft={{ experience: { ...look, ...settings } }} hasCustomUi={hasCustomUi} isAlwaysShown />
      }
    >
      <ImageField form={form} name="branding.logoUrl" label={t('onboarding.look.logo')} whenEmpty="absent" />
      <BrandColorField
        form={form}
        light="color.primaryColor"
        dark="color.darkPrimaryColor"
        label={t('onboarding.look.color')}
      />
      <Field label={t('onboarding.look.identifier')} group>
        <RadioGroup
          variant="cards"
          value={ways.identifier}
          onChange={(identifier) =>
            setWays({ identifier, methods: identifier === 'username' ? ['password'] : ways.methods })
          }
          options={(['email', 'username'] as const).map((value) => ({
            value,
            label: t(`onboarding.look.identifiers.${value}`),
          }))}
        />
      </Field>
      <Field label={t('onboarding.look.methods')} group>
        <div className="onboarding-checks">
          {methods.map((method) => (
            <Checkbox
              key={method}
              label={t(`onboarding.look.methodNames.${method}`)}
              checked={ways.methods.includes(method)}
              disabled={isUsername}
              onChange={({ target }) => choose(method, target.checked)}
            />
          ))}
        </div>
      </Field>
      <Field label={t('onboarding.look.social')} group>
        <div className="onboarding-checks">
          {demos.map(({ target, name, logo, logoDark }) => (
            <Checkbox
              key={target}
              label={
                <span className="onboarding-social">
                  <ProviderLogo logo={logo} logoDark={logoDark} />
                  {pick(name)} <Badge>{t('onboarding.look.demo')}</Badge>
                </span>
              }
              checked={targets.includes(target)}
              onChange={({ target: { checked } }) =>
                setTargets(
                  demos
                    .map((each) => each.target)
                    .filter((each) => (each === target ? checked : targets.includes(each))),
                )
              }
            />
          ))}
          {later.map((name) => (
            <Checkbox
              key={name}
              disabled
              label={
                <span className="onboarding-social">
                  {name} <Badge>{t('onboarding.look.later')}</Badge>
                </span>
              }
            />
          ))}
        </div>
      </Field>
    </Step>
  );
}
