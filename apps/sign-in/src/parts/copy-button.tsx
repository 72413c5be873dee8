import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts.tsx';

/** Copies a text and confirms it after the other actions. */
export function CopyButton({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {t('backup.copy')}
      </button>
      {children}
      <output>{isCopied && t('backup.copied')}</output>
    </>
  );
}
