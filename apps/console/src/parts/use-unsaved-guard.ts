import { useConfirm } from '@gatehouse/ui/confirm';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldMove } from '../app/router/history.ts';
import { useHistory } from '../app/router/history-router.tsx';

/** Asks before a page with unsaved changes is left: by a link, by the browser's back, by closing the tab. */
export function useUnsavedGuard(isUnsaved: () => boolean): void {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const history = useHistory();

  const ask = useEffectEvent(async (move: HeldMove) => {
    const leave = await confirm({
      title: t('parts.unsavedTitle'),
      body: t('parts.unsavedText'),
      confirmLabel: t('parts.unsavedLeave'),
      cancelLabel: t('parts.unsavedStay'),
      tone: 'danger',
    });
    if (leave) move.proceed();
  });
  const holds = useEffectEvent(isUnsaved);
  useEffect(
    () =>
      history.guard({
        holds: (next, current) => next.pathname !== current.pathname && holds(),
        decide: (move) => void ask(move),
      }),
    [history],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
