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
/** How the application's router renders an anchor; a plain `<a>` without one. */
export type LinkComponent = ComponentType<LinkTarget> | 'a';

const LinkContext = createContext<LinkComponent>('a');

/** Gives every component of this package the router's link, so that the package knows no router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const elsewhere = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** An anchor without a look: the router's for our own addresses, the browser's for everybody else's. */
export function Anchor(props: LinkTarget) {
  const routerLink = useContext(LinkContext);
  return createElement(elsewhere.test(props.href) ? 'a' : routerLink, props);
}

/** What an anchor needs to open a new tab without handing it our window. */
export const newTab = { target: '_blank', rel: 'noreferrer' } as const;

export type LinkProps = LinkTarget & {
  /** Opens a new tab, and says so in sight and to screen readers. */
  external?: boolean;
  /** `quiet` looks like the text around it until it is pointed at. */
  variant?: 'accent' | 'quiet';
};

/** A link in text. For something that acts, use a Button. */
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
