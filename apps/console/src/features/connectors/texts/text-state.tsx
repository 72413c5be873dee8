import { Badge } from '@gatehouse/ui/data/badge';
import { useTranslation } from 'react-i18next';

/** The source of a text. */
export function TextState({ state }: { state: 'own' | 'generic' | 'connector' | 'builtIn' }) {
  const { t } = useTranslation();
  return state === 'own' ? (
    <Badge tone="accent">{t('connectors.texts.own')}</Badge>
  ) : (
    t(`connectors.texts.${state}`)
  );
}
