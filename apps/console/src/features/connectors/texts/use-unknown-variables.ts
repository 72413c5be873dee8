import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { findUnknownVariables, listVariables } from '@gatehouse/contract/connectors/template-variables';
import { useTranslation } from 'react-i18next';

const show = (names: string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** The warning of a field for variables that the template doesn't have, with those that it has. */
export function useUnknownVariables(usage: MessageUsage): (text: string | undefined) => string | undefined {
  const { t } = useTranslation();
  return (text = '') => {
    const unknown = findUnknownVariables(text, usage);
    return unknown.length > 0
      ? t('connectors.texts.unknown', {
          names: show(unknown),
          known: show(Object.keys(listVariables(usage))),
        })
      : undefined;
  };
}
