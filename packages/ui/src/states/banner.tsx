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
  /** Without it, the banner can't be dismissed. */
  onDismiss?: () => void;
  /** For banners that appear while the page is open; announced immediately. */
  live?: boolean;
};

/** A message about the whole page or a group. */
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
      {action && <div className="ui-banner-action">{action}</div>}
      {onDismiss && <IconButton size="small" label={texts.dismiss} icon={<X />} onClick={onDismiss} />}
    </div>
  );
}
