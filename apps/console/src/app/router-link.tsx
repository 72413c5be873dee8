import type { LinkTarget } from '@gatehouse/ui/link';
import { Link } from 'react-router';

/** The anchor of our own addresses. */
export function RouterLink({ href, ...props }: LinkTarget) {
  return <Link to={href} {...props} />;
}
