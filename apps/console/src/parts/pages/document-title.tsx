import { useTranslation } from 'react-i18next';

/** The document title: the record or page first, the product last. */
export function DocumentTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return <title>{`${children} · ${t('app.name')}`}</title>;
}
