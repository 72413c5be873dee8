import { useConfirm } from '@gatehouse/ui/confirm';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/** Asks before a page with unsaved changes is left: by a link, by the browser's back, by closing the tab. */
export function useUnsavedGuard(isUnsaved: () => boolean): void {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('parts.unsavedTitle'),
      body: t('parts.unsavedText'),
      confirmLabel: t('parts.unsavedLeave'),
      cancelLabel: t('parts.unsavedStay'),
      tone: 'danger',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, t]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  });
}
