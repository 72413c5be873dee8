import { useTranslation } from 'react-i18next';

/** What the browser's tab and history say: the thing first, the product last. */
export function DocumentTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  return <title>{`${children} · ${t('app.name')}`}</title>;
}
