import type { AccessStep, AccessWay, GivingRole } from '@gatehouse/contract/explanations/access';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';

/** Sentences about ways, steps and roles. */
export function useWords() {
  const { t } = useTranslation();
  const locale = useLocale();
  const all = (items: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
  const any = (items: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(items);

  function nameWay({ factor, identifier, connector, isLinked }: AccessWay): string {
    const way = t(`explanations.ways.names.${factor}`);
    if (connector) {
      const name = t('explanations.ways.by', { way, name: connector.name });
      return isLinked === false ? t('explanations.ways.notLinked', { way: name }) : name;
    }
    return factor === 'Password' && identifier ? t(`explanations.ways.with.${identifier}`, { way }) : way;
  }
  function nameStep(step: AccessStep): string {
    switch (step.step) {
      case 'action':
        return t(`explanations.steps.action.${step.action}`);
      case 'mfa':
        return t('explanations.steps.mfa', {
          factors: any(step.factors.map((factor) => t(`mfa.factors.options.${factor}`))),
        });
      case 'new-password':
        return t(`explanations.steps.newPassword.${step.reason}`);
      case 'profile':
        return t('explanations.steps.profile', {
          parts: all(step.missing.map((part) => t(`explanations.steps.parts.${part}`))),
        });
      case 'bind-mfa':
        if (step.isForOrganization) return t('explanations.steps.bindMfaOrganization');
        return t(`explanations.steps.${step.isSkippable ? 'bindMfaSkippable' : 'bindMfa'}`);
      case 'backup-codes':
        return t('explanations.steps.backupCodes');
      default:
        return t(`explanations.steps.${step.step}`);
    }
  }
  const nameRole = ({ name, organization }: GivingRole): string =>
    organization ? t('explanations.scopes.role', { role: name, organization: organization.name }) : name;
  return { all, nameWay, nameStep, nameRole };
}
