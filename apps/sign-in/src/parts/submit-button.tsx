import { type ReactNode, useEffect, useState } from 'react';
import { useOneAtATime } from '../flow/one-at-a-time.tsx';
import { useTexts } from '../texts.tsx';

/** A form's submit button. While the form is submitted it keeps its size and, after half a second, shows a spinner (CONST-04). */
export function SubmitButton(props: { label: string; icon?: ReactNode; isBusy: boolean }) {
  const { label, icon, isBusy } = props;
  const { t } = useTexts();
  const { isBusy: isAnyBusy } = useOneAtATime();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), 500);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return (
    <button type="submit" className="button primary" aria-disabled={isAnyBusy || undefined}>
      <span className={isSlow ? 'label hidden' : 'label'}>
        {icon}
        {label}
      </span>
      {isSlow && <output className="spinner" aria-label={t('page.working')} />}
    </button>
  );
}
