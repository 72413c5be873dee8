import { createConnector, listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { Plus } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../app/api/use-api.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { groupByTarget } from '../../../parts/providers/connector-targets.ts';
import { Failed } from '../../../parts/pages/failed.tsx';
import { errorOf } from '../../../parts/forms/fields.tsx';
import { useLabel } from '../../../parts/forms/form-state.ts';
import { ProviderLogo } from '../../../parts/providers/provider-logo.tsx';
import { usePickText } from '../../../parts/texts/use-pick-text.ts';
import type { ExperienceForm } from '../experience-form.tsx';
import { swap } from './order.ts';
import { SocialRow } from './social-row.tsx';
import '../sign-in-experience.css';

const name = 'socialSignInConnectorTargets';

/** The social connectors on the sign-in pages, in display order. */
export function SocialTargets({ form }: { form: ExperienceForm }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const pick = usePickText();
  const maySetUp = useCan(createConnector.permission);
  const { data, error, retry } = useApi(listConnectors, {});
  const label = t('signInExperience.social.label');
  useLabel(name, label);
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <Skeleton width="100%" height="2.75rem" />;
  const social = data.filter(({ type }) => type === 'Social');
  // The pages have one button per target, even if it has several connectors.
  const providers = groupByTarget(social, () => true).map(({ first }) => first);
  const setUp = path('/connectors/social/create/social');
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value = [], onChange } }) => {
        const unused = providers.filter(({ target }) => !value.includes(target));
        return (
          <Field label={label} group hideLabel error={errorOf({ form, name })}>
            {value.length > 0 && (
              <ol className="methods" aria-label={label}>
                {value.map((target, index) => (
                  <SocialRow
                    key={target}
                    target={target}
                    provider={providers.find((provider) => provider.target === target)}
                    isFirst={index === 0}
                    isLast={index === value.length - 1}
                    onMove={(by) => onChange(swap(value, index, index + by))}
                    onRemove={() => onChange(value.toSpliced(index, 1))}
                  />
                ))}
              </ol>
            )}
            {providers.length === 0 && <p className="method-note">{t('signInExperience.social.none')}</p>}
            {unused.length > 0 && (
              <Menu
                align="start"
                trigger={
                  <Button variant="ghost" icon={<Plus />} className="methods-add">
                    {t('signInExperience.social.add')}
                  </Button>
                }
                items={unused.map((provider) => ({
                  key: provider.target,
                  label: pick(provider.name),
                  icon: <ProviderLogo logo={provider.logo} logoDark={provider.logoDark} />,
                  onSelect: () => onChange([...value, provider.target]),
                }))}
              />
            )}
            {unused.length === 0 && maySetUp && (
              <ButtonLink variant="ghost" icon={<Plus />} className="methods-add" href={setUp}>
                {t(`signInExperience.social.${providers.length === 0 ? 'setUp' : 'setUpAnother'}`)}
              </ButtonLink>
            )}
          </Field>
        );
      }}
    />
  );
}
