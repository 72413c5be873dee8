import { ArrowUpRight } from 'lucide-react';
import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import { classNames } from '../base/class-names.tsx';
import { useTexts } from '../base/texts.tsx';
import './link.css';

export type LinkTarget = ComponentPropsWithRef<'a'> & { href: string };
/** The router's link component; by default `<a>`. */
export type LinkComponent = ComponentType<LinkTarget> | 'a';

const LinkContext = createContext<LinkComponent>('a');

/** Provides the router's link to all components, so that the package doesn't depend on a router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const elsewhere = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** An unstyled link: the router's for internal URLs, the browser's for others. */
export function Anchor(props: LinkTarget) {
  const routerLink = useContext(LinkContext);
  return createElement(elsewhere.test(props.href) ? 'a' : routerLink, props);
}

/** Attributes that open a new tab without access to `window.opener`. */
export const newTab = { target: '_blank', rel: 'noreferrer' } as const;

export type LinkProps = LinkTarget & {
  /** Opens a new tab and indicates it, also to screen readers. */
  external?: boolean;
  /** `quiet` looks like the surrounding text until it is hovered. */
  variant?: 'accent' | 'quiet';
};

/** A link in text. Use a Button for actions. */
export function Link({ external, variant = 'accent', className, children, ...props }: LinkProps) {
  const texts = useTexts();
  const classes = classNames('ui-link', `ui-link-${variant}`, className);
  if (!external) {
    return (
      <Anchor className={classes} {...props}>
        {children}
      </Anchor>
    );
  }
  return (
    <a className={classes} {...newTab} {...props}>
      {children}
      <ArrowUpRight className="ui-mirrored" />
      <span className="ui-hidden"> {texts.opensNewTab}</span>
    </a>
  );
}
