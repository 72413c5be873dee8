import { Navigate } from 'react-router';
import { takeRedirect } from '../auth/auth.ts';

/** Redirects to the page where the sign-in was started, or to the start page (SCR-03). */
export function RedirectScreen() {
  return <Navigate replace to={takeRedirect() ?? '/'} />;
}
