import type { ConnectorFactory } from '@gatehouse/contract/connectors/connectors';
import {
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Switch } from '@gatehouse/ui/controls/switch';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api/call.ts';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';

interface Offering {
  isWanted: boolean;
  setWanted: (wanted: boolean) => void;
  /** Undefined while loading. A second platform of a target is shown with the first. */
  isOffered: boolean | undefined;
  place: 'pages' | 'native';
}

/** Whether a new social connector is added to the sign-in pages when it is saved; on by default. */
export function useOffering({
  type,
  target,
  platform,
  isStandard,
}: ConnectorFactory): Offering & { offer: (target: string) => Promise<void> } {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const [isWanted, setWanted] = useState(true);
  const { data } = useApi(getSignInExperience, {}, { enabled: type === 'Social' });
  const { save } = useSave(updateSignInExperience, {
    take() {
      toast.error(t('connectors.setup.notOffered'));
      return true;
    },
  });

  async function offer(own: string) {
    if (type !== 'Social' || !isWanted) return;
    try {
      // Read again, because it may have changed since this page was opened.
      const { socialSignInConnectorTargets: targets } = await call(api, getSignInExperience, {});
      if (!targets.includes(own)) await save({ body: { socialSignInConnectorTargets: [...targets, own] } });
    } catch {
      // The connector is saved, and its page has a notice with a link to the setting.
    }
  }
  const isOffered = isStandard ? false : data?.socialSignInConnectorTargets.includes(target);
  return { isWanted, setWanted, isOffered, place: platform === 'Native' ? 'native' : 'pages', offer };
}

/** The switch, if the connector can be added to the sign-in pages. */
export function OfferField({ isWanted, setWanted, isOffered, place }: Offering) {
  const { t } = useTranslation();
  if (isOffered) return null;
  return (
    <SettingsSection title={t('connectors.setup.offer')} description={t('connectors.setup.offerDescription')}>
      <Switch
        label={t('connectors.setup.offerLabel')}
        help={t(`connectors.setup.offerHelp.${place}`)}
        checked={isWanted}
        onChange={({ target }) => setWanted(target.checked)}
      />
    </SettingsSection>
  );
}
