import { getMe, updateMyCustomData } from '@gatehouse/contract/me/endpoints';
import type { Me } from '@gatehouse/contract/me/me';
import { type Onboarding, readOnboarding } from '@gatehouse/contract/me/onboarding';
import { onboardingKey } from '@gatehouse/contract/me/onboarding-state';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../app/api/keys.ts';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';

/** The account's onboarding. `update` keeps what it doesn't change (ONB-14, ONB-34). */
export function useOnboarding() {
  const client = useQueryClient();
  const { data: me, error, retry } = useApi(getMe, {});
  const { save, isSaving } = useSave(updateMyCustomData);
  const onboarding = me && readOnboarding(me.customData);

  /** `more` are other fields of the custom data. */
  async function update(change: Partial<Onboarding>, more: Record<string, unknown> = {}): Promise<void> {
    const fields = { ...more, [onboardingKey]: { ...onboarding, ...change } };
    await save({ body: fields });
    // The next page asks for it before it is read again.
    client.setQueryData<Me>(
      keyOf(getMe, {}),
      (old) => old && { ...old, customData: { ...old.customData, ...fields } },
    );
  }
  return { onboarding, error, retry, update, isSaving };
}
