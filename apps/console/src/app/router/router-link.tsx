import type { LinkTarget } from '@gatehouse/ui/controls/link';
import { Link } from 'react-router';

/** The router's link, as the design system asks for it. */
export function RouterLink({ href, ...props }: LinkTarget) {
  return <Link to={href} {...props} />;
}
