import { listUserMfaVerifications } from '@gatehouse/contract/mfa/endpoints';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { isAddressOf } from '@gatehouse/contract/sso-connectors/domains';
import type { SsoConnector } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { User } from '@gatehouse/contract/users/users';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { listWaysIn, type WayIn } from './ways-in.ts';

/** A linked account. */
export interface Linked {
  name: string;
  /** Of a social provider; enterprise SSO has none. */
  target?: string;
  unlink: () => Promise<unknown>;
}

/** Confirms unlinking an account, and shows how the user can still sign in, if at all. */
export function useUnlinking(
  user: User,
  all: readonly Linked[],
  /** Undefined while loading. */
  companies: readonly Pick<SsoConnector, 'isReady' | 'domains'>[] | undefined,
): (unlinked: Linked) => Promise<boolean> {
  const { t } = useTranslation();
  const locale = useLocale();
  const confirm = useConfirm();
  const { data: experience } = useApi(getSignInExperience, {});
  const { data: factors } = useApi(listUserMfaVerifications, { params: { userId: user.id } });

  /** Undefined while loading. */
  const waysWithout = (unlinked: Linked): WayIn[] | undefined => {
    if (!experience || !factors || !companies) return undefined;
    const left = all.filter((account) => account !== unlinked);
    const email = user.primaryEmail ?? '';
    const accounts = {
      targets: left.flatMap(({ target }) => target ?? []),
      sso: left.filter(({ target }) => target === undefined).length,
      isCompanyAddress: companies.some(({ isReady, domains }) => isReady && isAddressOf(email, domains)),
    };
    return listWaysIn(user, accounts, factors, experience);
  };
  return (unlinked) => {
    const ways = waysWithout(unlinked);
    const names = ways?.map((way) => t(`users.identities.ways.${way}`)) ?? [];
    const left = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
    const text = t('users.identities.unlinkText');
    return confirm({
      title: t('users.identities.unlinkTitle', { name: unlinked.name }),
      body: left ? `${text} ${t('users.identities.left', { ways: left })}` : text,
      consequences: [
        ...(ways?.length === 0 ? [t('users.identities.nothingLeft')] : []),
        ...(unlinked.target === undefined ? [t('users.identities.comesBack')] : []),
      ],
      confirmLabel: t('users.identities.unlink'),
      tone: 'danger',
      action: unlinked.unlink,
    });
  };
}
