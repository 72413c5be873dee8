import { getMe } from '@gatehouse/contract/me/endpoints';
import { Banner, type BannerProps } from '@gatehouse/ui/states/banner';
import { useApi } from '../../app/api/use-api.ts';
import type { Notice as NoticeName } from '../../app/preferences/schema.ts';
import { usePreferences } from '../../app/preferences/use-preferences.ts';

/** A notice that stays closed for this administrator once they have dismissed it (VIEW-07, VIEW-08). */
export function Notice({ name, ...banner }: { name: NoticeName } & Omit<BannerProps, 'onDismiss'>) {
  const { preferences, acknowledge } = usePreferences();
  const { data: me } = useApi(getMe, {});
  // Until it is known whether it was dismissed, nothing shows: a notice that vanishes is worse than one that comes.
  if (!me || preferences.acknowledged[name]) return null;
  return <Banner {...banner} onDismiss={() => void acknowledge(name)} />;
}
