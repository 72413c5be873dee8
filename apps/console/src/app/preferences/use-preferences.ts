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

/** The administrator's preferences. Changes apply immediately and are saved in the background. */
export function usePreferences(): UsePreferences {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const { data: me } = useApi(getMe, {});
  const { save } = useSave(updateMyCustomData);

  async function update(change: Partial<Preferences>) {
    void showPreferences(change);
    const key = keyOf(getMe, {});
    // From the cache and not from the last render, so that two changes in a row are both kept.
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

/** Applies preferences, and stores them in this browser for the next visit. */
async function showPreferences({ language, appearanceMode }: Partial<Preferences>): Promise<void> {
  if (appearanceMode) {
    localStorage.setItem(storageKeys.appearanceMode, appearanceMode);
    applyTheme(appearanceMode);
  }
  if (language) await showLanguage(language);
}

/** Applies the appearance stored in this browser, before sign-in (STATE-02). */
export function applyStoredAppearance(): void {
  applyTheme(parseAppearance(localStorage.getItem(storageKeys.appearanceMode)));
}

/** Applies the saved preferences once per visit, because another browser may have changed them. */
export function useSavedPreferences(): void {
  const { data: me } = useApi(getMe, {});
  const taken = useRef(false);
  useEffect(() => {
    if (!me || taken.current) return;
    taken.current = true;
    void showPreferences(parsePreferences(me.customData));
  }, [me]);
}
