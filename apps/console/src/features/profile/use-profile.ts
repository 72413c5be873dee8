import type { Me } from '@gatehouse/contract/me/me';
import { useOutletContext } from 'react-router';

/** The account the profile pages are about. */
export const useProfile = (): Me => useOutletContext<Me>();
