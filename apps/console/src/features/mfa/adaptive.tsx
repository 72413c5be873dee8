import { isMfaMandatory } from '@gatehouse/contract/sign-in-experience/policies';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../parts/forms/fields.tsx';
import { AnchoredSection } from '../../parts/pages/anchored-section.tsx';
import type { MfaForm } from './factors.tsx';

/** Whether trusted devices sign in without a second factor (ADR 161). */
export function Adaptive({ form }: { form: MfaForm }) {
  const { t } = useTranslation();
  const policy = form.watch('mfa.policy');
  const isPossible = policy !== undefined && isMfaMandatory({ factors: [], policy });
  return (
    <AnchoredSection name="adaptive" title={t('mfa.adaptive.title')} description={t('mfa.adaptive.text')}>
      <FormSwitch
        form={form}
        name="adaptiveMfa.enabled"
        label={t('mfa.adaptive.label')}
        help={t(isPossible ? 'mfa.adaptive.help' : 'mfa.adaptive.needsPolicy')}
      />
    </AnchoredSection>
  );
}
