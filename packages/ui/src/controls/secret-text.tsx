import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../base/class-names.tsx';
import { CopyButton } from './copy-button.tsx';
import { IconButton } from './icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import './copy-text.css';

export type SecretTextProps = {
  /** Names it: "client secret". */
  label: string;
  /** Fetches it when it is asked for; the server writes down who saw it. Asked once, then kept until the page is left. */
  onReveal: () => Promise<string>;
  variant?: 'line' | 'box';
};

/** A secret that is fetched and shown on demand only, and can be copied without being shown. */
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
    // What failed is said beside it; there is nothing else to do about it here.
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
