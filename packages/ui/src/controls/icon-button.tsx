import { classNames } from '../base/class-names.tsx';
import { Button, type ButtonProps } from './button.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'iconEnd' | 'wide'> & {
  /** What it does, read out and shown on hover. */
  label: string;
  icon: ButtonProps['icon'];
};

/** A square button of one icon. Its label is its name and its hint. */
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
