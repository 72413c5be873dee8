import { useConfirm } from '@gatehouse/ui/confirm';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/** Asks before a page with unsaved changes is left: by a link, by the browser's back, by closing the tab. */
export function useUnsavedGuard(isUnsaved: () => boolean): void {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  const ask = useEffectEvent(async () => {
    const leave = await confirm({
      title: t('parts.unsavedTitle'),
      body: t('parts.unsavedText'),
      confirmLabel: t('parts.unsavedLeave'),
      cancelLabel: t('parts.unsavedStay'),
      tone: 'danger',
    });
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event);
    addEventListener('beforeunload', listen);
    return () => removeEventListener('beforeunload', listen);
  }, []);
}
