import { ConfirmDialog } from '@gatehouse/ui/overlays/confirm-dialog';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/** The forms of the page; each returns whether it has unsaved changes. */
const forms = new Set<() => boolean>();
const isUnsaved = (): boolean => [...forms].some((ask) => ask());

/** Asks before a page with unsaved changes is left by a link, Back, or closing the tab. */
export function useUnsavedGuard(isFormUnsaved: () => boolean): void {
  const ask = useEffectEvent(isFormUnsaved);
  useEffect(() => {
    const form = () => ask();
    forms.add(form);
    return () => void forms.delete(form);
  }, []);
}

/** The dialog of `useUnsavedGuard` for all forms, because the router supports one blocker at a time. */
export function UnsavedChanges() {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  const isAsking = useRef(false);
  useEffect(() => {
    // Back closes the dialog.
    if (blocker.state === 'blocked' && isAsking.current) blocker.reset();
    isAsking.current = blocker.state === 'blocked';
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  return (
    <ConfirmDialog
      id={1}
      options={
        blocker.state === 'blocked'
          ? {
              title: t('parts.unsavedTitle'),
              body: t('parts.unsavedText'),
              confirmLabel: t('parts.unsavedLeave'),
              cancelLabel: t('parts.unsavedStay'),
              tone: 'danger',
            }
          : undefined
      }
      onAnswer={(isLeaving) => (isLeaving ? blocker.proceed?.() : blocker.reset?.())}
    />
  );
}
