import { getMe, updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import type { Me } from '@gatehouse/contract/me/me';
import { applyTheme, parseAppearance } from '@gatehouse/ui/base/theme';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf } from '../api/keys.ts';
import { useApi } from '../api/use-api.ts';
import { useSave } from '../api/use-save.ts';
import { showLanguage } from '../i18n.ts';
import { storageKeys } from '../storage.ts';
import { parsePreferences, preferencesKey, type Notice, type Preferences } from './schema.ts';

export interface UsePreferences {
  preferences: Preferences;
  update: (change: Partial<Preferences>) => Promise<void>;
  acknowledge: (notice: Notice) => Promise<void>;
}

/** The preferences of who is signed in, and how to change them. A change shows at once and is saved behind it. */
export function usePreferences(): UsePreferences {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const { data: me } = useApi(getMe, {});
  const { save } = useSave(updateMyCustomData);

  async function update(change: Partial<Preferences>) {
    void showPreferences(change);
    const key = keyOf(getMe, {});
    // From the cache, not from the last render: two changes in a row must both stay.
    const current = client.getQueryData<Me>(key);
    if (!current) return toast.error(t('app.errors.unexpected'));
    const fields = { [preferencesKey]: { ...parsePreferences(current.customData), ...change } };
    client.setQueryData<Me>(key, { ...current, customData: { ...current.customData, ...fields } });
    await save({ body: fields }).catch(() => undefined);
  }
  const preferences = parsePreferences(me?.customData);
  return {
    preferences,
    update,
    acknowledge: (notice) => update({ acknowledged: { ...preferences.acknowledged, [notice]: true } }),
  };
}

/** Shows what is set, and keeps it in this browser so that the next visit begins with it. */
async function showPreferences({ language, appearanceMode }: Partial<Preferences>): Promise<void> {
  if (appearanceMode) {
    localStorage.setItem(storageKeys.appearanceMode, appearanceMode);
    applyTheme(appearanceMode);
  }
  if (language) await showLanguage(language);
}

/** The appearance kept in this browser, before anybody is known (STATE-02). */
export function applyStoredAppearance(): void {
  applyTheme(parseAppearance(localStorage.getItem(storageKeys.appearanceMode)));
}

/** Takes over what was saved, once a visit: another browser may have changed it since the last one. */
export function useSavedPreferences(): void {
  const { data: me } = useApi(getMe, {});
  const taken = useRef(false);
  useEffect(() => {
    if (!me || taken.current) return;
    taken.current = true;
    void showPreferences(parsePreferences(me.customData));
  }, [me]);
}
