import { getMe } from '@gatehouse/contract/me/endpoints';
import { Banner, type BannerProps } from '@gatehouse/ui/states/banner';
import { useApi } from '../../app/api/use-api.ts';
import type { Notice as NoticeName } from '../../app/preferences/schema.ts';
import { usePreferences } from '../../app/preferences/use-preferences.ts';

/** A notice that stays closed after this administrator has dismissed it (VIEW-07, VIEW-08). */
export function Notice({ name, ...banner }: { name: NoticeName } & Omit<BannerProps, 'onDismiss'>) {
  const { preferences, acknowledge } = usePreferences();
  const { data: me } = useApi(getMe, {});
  // Hidden while loading: a notice that appears is better than one that disappears.
  if (!me || preferences.acknowledged[name]) return null;
  return <Banner {...banner} onDismiss={() => void acknowledge(name)} />;
}
