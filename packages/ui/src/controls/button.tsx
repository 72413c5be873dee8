import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { assignRef } from '../base/assign-ref.tsx';
import { classNames } from '../base/class-names.tsx';
import { Anchor, newTab, type LinkTarget } from './link.tsx';
import { Spinner } from './spinner.tsx';
import { spinnerDelay, useDelayed } from '../base/use-delayed.tsx';
import './button.css';

type Look = {
  /** One `primary` per view. `danger` deletes. `ghost` is for rarely used actions. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
};

function lookClasses({ variant = 'secondary', size = 'medium', wide }: Look, className?: string) {
  return classNames(
    'ui-button',
    `ui-button-${variant}`,
    `ui-button-${size}`,
    wide && 'ui-button-wide',
    className,
  );
}

export type ButtonProps = ComponentPropsWithRef<'button'> & Look & { loading?: boolean };

/**
 * A button. While `loading` it is disabled, keeps its width, shows a spinner after 500 ms (UI-04), and gets the focus back
 * afterwards. It submits a form only with `type="submit"`.
 */
export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  loading = false,
  disabled,
  className,
  children,
  ref,
  ...props
}: ButtonProps) {
  const spinning = useDelayed(loading, spinnerDelay);
  const element = useRef<HTMLButtonElement>(null);
  useFocusAfterLoading(element, loading);
  return (
    <button
      type="button"
      {...props}
      ref={(node) => {
        element.current = node;
        assignRef(ref, node);
      }}
      className={lookClasses({ variant, size, wide }, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      data-spinning={spinning || undefined}
    >
      <span className="ui-button-content">
        {icon}
        {children !== undefined && <span className="ui-button-label">{children}</span>}
        {iconEnd}
      </span>
      {spinning && <Spinner />}
    </button>
  );
}

/** Restores the focus, which a disabled element loses, so that keyboard users keep their place after pressing Save. */
function useFocusAfterLoading(element: { current: HTMLButtonElement | null }, loading: boolean) {
  useLayoutEffect(() => {
    const button = element.current;
    if (!loading || document.activeElement !== button) return;
    return () => {
      requestAnimationFrame(() => {
        const isLost = !document.activeElement || document.activeElement === document.body;
        if (isLost) button?.focus({ preventScroll: true });
      });
    };
  }, [element, loading]);
}

export type ButtonLinkProps = LinkTarget & Look & { external?: boolean };

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  external,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Anchor
      className={lookClasses({ variant, size, wide }, className)}
      {...(external ? newTab : {})}
      {...props}
    >
      <span className="ui-button-content">
        {icon}
        <span className="ui-button-label">{children}</span>
        {iconEnd}
      </span>
    </Anchor>
  );
}
