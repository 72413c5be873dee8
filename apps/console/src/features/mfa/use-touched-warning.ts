import { countUsersTouchedByMfa } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { ClientInput } from '@gatehouse/contract/endpoint';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../app/api/use-ask.ts';

type Change = ClientInput<typeof countUsersTouchedByMfa>['body'];

/** Confirms a change that affects users at their next sign-in, with their number. Resolves false to keep editing. */
export function useTouchedWarning(): (change: object) => Promise<boolean> {
  const { t } = useTranslation();
  const count = useAsk(countUsersTouchedByMfa);
  const confirm = useConfirm();
  return async (change) => {
    // The form has validated the change by the body of `updateSignInExperience`, whose `mfa` is the same.
    const { toSetUp, noLongerAsked } = await count({ body: change as Change });
    const both = [
      {
        count: toSetUp,
        title: t('mfa.touched.toSetUp', { count: toSetUp }),
        text: t('mfa.touched.toSetUpText'),
      },
      {
        count: noLongerAsked,
        title: t('mfa.touched.noLongerAsked', { count: noLongerAsked }),
        text: t('mfa.touched.noLongerAskedText'),
      },
    ];
    const [first, second] = both.filter(({ count }) => count > 0);
    if (!first) return true;
    return confirm({
      title: first.title,
      body: first.text,
      consequences: second && [`${second.title}. ${second.text}`],
      confirmLabel: t('mfa.touched.confirm'),
    });
  };
}
