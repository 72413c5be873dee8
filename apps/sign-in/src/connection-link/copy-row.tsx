import { useState } from 'react';
import { useTexts } from '../texts.tsx';

/** A value to copy to another service. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const action = t('backup.copy');
  return (
    <li className="row">
      <div className="row-text">
        <div className="row-label">{label}</div>
        <code className="row-value" dir="ltr">
          {value}
        </code>
      </div>
      <div className="row-actions">
        <output className="row-value">{isCopied && t('backup.copied')}</output>
        <button
          type="button"
          className="link"
          aria-label={t('account.action_for', { action, name: label })}
          onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
        >
          {action}
        </button>
      </div>
    </li>
  );
}
