import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../base/class-names.tsx';
import { CopyButton } from './copy-button.tsx';
import { IconButton } from './icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import './copy-text.css';

export type SecretTextProps = {
  /** Its name: "client secret". */
  label: string;
  /** Loads the secret, which the server audits. Called once and kept until the page is left. */
  onReveal: () => Promise<string>;
  variant?: 'line' | 'box';
};

/** A secret that is loaded and shown on demand, and can be copied without showing it. */
export function SecretText({ label, onReveal, variant = 'line' }: SecretTextProps) {
  const texts = useTexts();
  const [secret, setSecret] = useState<string>();
  const [shown, setShown] = useState(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function fetchSecret(): Promise<string> {
    if (secret !== undefined) return secret;
    setState('loading');
    try {
      const fetched = await onReveal();
      setSecret(fetched);
      setState('idle');
      return fetched;
    } catch (error) {
      setState('failed');
      throw error;
    }
  }
  const toggle = () => {
    if (shown) return setShown(false);
    // `onReveal` reports its own errors.
    fetchSecret().then(
      () => setShown(true),
      () => setShown(false),
    );
  };
  const visible = shown && secret !== undefined;
  return (
    <>
      <span className={classNames('ui-copy', variant === 'box' && 'ui-copy-box')}>
        <code className="ui-copy-value ui-secret-value" dir="ltr" data-hidden={visible ? undefined : ''}>
          {visible ? secret : '•'.repeat(20)}
        </code>
        <span className="ui-copy-tools">
          <IconButton
            size="small"
            label={visible ? texts.hideOf(label) : texts.showOf(label)}
            loading={state === 'loading'}
            icon={visible ? <EyeOff /> : <Eye />}
            onClick={toggle}
          />
          <CopyButton value={fetchSecret} label={label} />
        </span>
      </span>
      {state === 'failed' && (
        <span role="alert" className="ui-secret-failed">
          {texts.revealFailed}
        </span>
      )}
    </>
  );
}
