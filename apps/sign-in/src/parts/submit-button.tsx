import { useEffect, useState } from 'react';
import { useTexts } from '../texts.tsx';

/** The act of a form. While it runs it keeps its size and, after half a second, shows that it does (CONST-04). */
export function SubmitButton({ label, isBusy }: { label: string; isBusy: boolean }) {
  const { t } = useTexts();
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
    <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
      <span className={isSlow ? 'label hidden' : 'label'}>{label}</span>
      {isSlow && <output className="spinner" aria-label={t('page.working')} />}
    </button>
  );
}
