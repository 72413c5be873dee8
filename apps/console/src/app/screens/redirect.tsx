import { Navigate } from 'react-router';
import { takeRedirect } from '../auth/auth.ts';

/** Goes to where a sign-in was begun, or to the start (SCR-03). */
export function RedirectScreen() {
  return <Navigate replace to={takeRedirect() ?? '/'} />;
}
