import type { Connector } from '@gatehouse/contract/connectors/connectors';
import { deleteConnector, listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getInboxState } from '@gatehouse/contract/connectors/inbox-endpoints';
import { countLockedOutUsers, getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api/call.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import type { Removal } from '../../parts/pages/use-deletion.ts';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import { listUses, withoutCodes } from './uses.ts';

/** How a connector is deleted, and the consequences. */
export function useRemoval(): (connector: Connector) => Removal {
  const { t } = useTranslation();
  const { api } = useApp();
  const pick = usePickText();
  const { save } = useSave(deleteConnector);

  async function describeSender({ type }: Connector): Promise<string[]> {
    if (type === 'Social') return [];
    const [experience, inbox] = await Promise.all([
      call(api, getSignInExperience, {}),
      call(api, getInboxState, {}),
    ]);
    const { total } = await call(api, countLockedOutUsers, {
      body: { signIn: withoutCodes(type, experience) },
    });
    return [
      t(`connectors.delete.${inbox.isEnabled ? 'inbox' : 'nothing'}.${type}`),
      ...listUses(type, experience, { canSend: true }).map((use) =>
        t('connectors.delete.needed', { use: t(`connectors.uses.${use}`) }),
      ),
      ...(total > 0 ? [t('connectors.delete.lockedOut', { count: total })] : []),
    ];
  }
  async function describeSocial({ id, target, platform }: Connector): Promise<string[]> {
    const [experience, connectors] = await Promise.all([
      call(api, getSignInExperience, {}),
      call(api, listConnectors, { query: { target } }),
    ]);
    const targets = experience.socialSignInConnectorTargets;
    const breaks: string[] = [];
    const others = connectors.filter((other) => other.id !== id);
    if (!targets.includes(target)) return [];
    if (platform === 'Native') breaks.push(t('connectors.delete.nativeApps'));
    // The button stays if the target has a connector for another platform, unless that is for native apps.
    else if (others.every((other) => other.platform === 'Native')) breaks.push(t('connectors.delete.button'));
    if (others.length > 0) return breaks;
    const left = targets.filter((other) => other !== target);
    const { total } = await call(api, countLockedOutUsers, { body: { socialSignInConnectorTargets: left } });
    return [...breaks, ...(total > 0 ? [t('connectors.delete.lockedOut', { count: total })] : [])];
  }
  return (connector) => ({
    label: t('connectors.delete.action'),
    title: t('connectors.delete.title', { name: pick(connector.name) }),
    text: t('connectors.delete.text'),
    consequences: () => (connector.type === 'Social' ? describeSocial(connector) : describeSender(connector)),
    remove: () => save({ params: { id: connector.id } }),
  });
}
