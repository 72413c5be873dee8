import { createTenantInvitations } from '@gatehouse/contract/tenant-members/invitation-endpoints';
import { createTenant } from '@gatehouse/contract/tenants/endpoints';
import { inviteeEmail } from '@gatehouse/contract/validation/email';
import { Field } from '@gatehouse/ui/controls/field';
import { Select } from '@gatehouse/ui/controls/select';
import { TagInput } from '@gatehouse/ui/controls/tag-input';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../app/api/call.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import { configOfTenant } from '../../app/tenant.ts';
import type { Arrival } from './arrival.ts';
import { isSilent } from './creation-failure.ts';
import { Step } from './step.tsx';

/** Onboarding offers two of the regions (OPEN-05). */
const regions = ['EU', 'US'] as const;

/** The second step: the first tenant, and who works on it (ONB-04, ONB-15 to ONB-19). */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { api } = useApp();
  const { save } = useSave(createTenant, { take: isSilent });
  const [name, setName] = useState('');
  const [regionName, setRegion] = useState<(typeof regions)[number]>('EU');
  const [emails, setEmails] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  /** A tenant without its colleagues is better than none, so a failure doesn't stop (TEN-16, TEN-21). */
  async function invite(tenantId: string): Promise<Arrival['invitations']> {
    if (emails.length === 0) return undefined;
    const config = configOfTenant(api.config, tenantId);
    const body = { invitee: emails, roleName: 'collaborator' as const };
    return call({ ...api, config }, createTenantInvitations, { params: { tenantId }, body }).then(
      () => 'sent' as const,
      () => 'failed' as const,
    );
  }
  async function create() {
    if (problem !== undefined) return;
    setSaving(true);
    try {
      // Without a name and a tag, the server has defaults (ONB-16, OPEN-10).
      const { id } = await save({ body: { ...(name.trim() ? { name: name.trim() } : {}), regionName } });
      const arrival: Arrival = { isCreated: true, invitations: await invite(id) };
      await navigate(`/onboarding/${id}/sign-in-experience`, { state: arrival });
    } catch {
      // The failure is shown.
    } finally {
      setSaving(false);
    }
  }
  return (
    <Step
      step={2}
      title={t('onboarding.tenant.title')}
      text={t('onboarding.tenant.text')}
      submit={t('onboarding.create')}
      isSaving={isSaving}
      onSubmit={() => void create()}
    >
      <TextField
        label={t('onboarding.tenant.name')}
        optional
        maxLength={128}
        autoComplete="off"
        placeholder={t('onboarding.tenant.namePlaceholder')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field label={t('onboarding.tenant.region')}>
        <Select
          value={regionName}
          onPick={setRegion}
          options={regions.map((value) => ({ value, label: t(`tenants.regions.${value}`) }))}
        />
      </Field>
      <Field
        label={t('onboarding.tenant.collaborators')}
        optional
        help={t('onboarding.tenant.collaboratorsHelp')}
        error={problem}
      >
        <TagInput
          inputMode="email"
          value={emails}
          onChange={(all) => setEmails([...new Set(all.map((each) => inviteeEmail.parse(each)))])}
          check={(entered) =>
            entered.every((each) => inviteeEmail.safeParse(each).success)
              ? undefined
              : t('tenantMembers.errors.invalid_email')
          }
          onProblem={setProblem}
        />
      </Field>
    </Step>
  );
}
