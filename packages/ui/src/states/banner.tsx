import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import './banner.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export type BannerProps = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Without it the banner stays as long as what it says is true. */
  onDismiss?: () => void;
  /** For what appears while the page is open; read out at once. */
  live?: boolean;
};

/** Something about the whole page or group that should be known before going on. */
export function Banner({ tone = 'info', title, children, action, onDismiss, live }: BannerProps) {
  const texts = useTexts();
  const Icon = icons[tone];
  return (
    <div className={`ui-banner ui-banner-${tone}`} role={live ? 'alert' : undefined}>
      <Icon />
      <div className="ui-banner-text">
        {title && <p className="ui-banner-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
      {onDismiss && <IconButton size="small" label={texts.dismiss} icon={<X />} onClick={onDismiss} />}
    </div>
  );
}
