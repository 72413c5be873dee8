import { classNames } from '../base/class-names.tsx';
import { Button, type ButtonProps } from './button.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'iconEnd' | 'wide'> & {
  /** The action, as accessible name and tooltip. */
  label: string;
  icon: ButtonProps['icon'];
};

/** A square button with an icon. Its label is its accessible name and tooltip. */
export function IconButton({ label, variant = 'ghost', className, ...props }: IconButtonProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      variant={variant}
      className={classNames('ui-button-icon', className)}
      {...props}
    />
  );
}
