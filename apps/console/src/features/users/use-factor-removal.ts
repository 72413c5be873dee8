import { deleteUserMfaVerification } from '@gatehouse/contract/mfa/endpoints';
import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import { spareFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { getSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import { getUserSettings } from '@gatehouse/contract/users/endpoints';
import type { User } from '@gatehouse/contract/users/users';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { predictVerification, type NextVerification } from './next-verification.ts';

/** Confirms removing second factors, and shows what the next sign-in requires. */
export function useFactorRemoval(
  user: User,
  all: readonly MfaVerification[],
): (taken: readonly MfaVerification[]) => Promise<boolean> {
  const { t } = useTranslation();
  const locale = useLocale();
  const confirm = useConfirm();
  const { save } = useSave(deleteUserMfaVerification);
  const { data: experience } = useApi(getSignInExperience, {});
  const { data: settings } = useApi(getUserSettings, { params: { userId: user.id } });

  const nameOf = ({ type }: Pick<MfaVerification, 'type'>) => t(`mfa.factors.options.${type}`);
  const say = (next: NextVerification) => {
    if (next.kind !== 'ask') return t(`users.factors.next.${next.kind}`);
    const names = next.factors.map((type) => nameOf({ type }));
    return t('users.factors.next.ask', {
      names: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
    });
  };
  return (taken) => {
    const others = all.filter((factor) => !taken.includes(factor));
    const isLast = others.every(({ type }) => type === spareFactor);
    const takesSpare = isLast && others.length > 0;
    const left = isLast ? [] : others;
    const [only] = taken;
    const name = displayName(user);
    // Backup codes are removed with the last other factor.
    const own = taken.filter(({ type }) => type !== spareFactor);
    const next = experience && settings && predictVerification(left, user, settings.mfa, experience.mfa);
    const text = t('users.factors.removeText');
    return confirm({
      title:
        taken.length === 1 && only
          ? t('users.factors.removeTitle', { factor: nameOf(only), name })
          : t('users.factors.removeAllTitle', { name }),
      body: next && next.kind !== 'none' ? `${text} ${say(next)}` : text,
      consequences: [
        ...(takesSpare ? [t('users.factors.spareGoes')] : []),
        ...(next?.kind === 'none' ? [say(next)] : []),
      ],
      confirmLabel: t(taken.length === 1 ? 'users.factors.removeConfirm' : 'users.factors.removeAllConfirm'),
      tone: 'danger',
      action: async () => {
        for (const { id } of own.length > 0 ? own : taken)
          await save({ params: { userId: user.id, verificationId: id } });
      },
    });
  };
}
