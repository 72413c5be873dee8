import type { LinkTarget } from '@gatehouse/ui/controls/link';
import { Link } from 'react-router';

/** The router's link for the design system. */
export function RouterLink({ href, ...props }: LinkTarget) {
  return <Link to={href} {...props} />;
}
