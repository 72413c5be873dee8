import type { Me } from '@gatehouse/contract/me/me';
import { useOutletContext } from 'react-router';

/** The account of the profile pages. */
export const useProfile = (): Me => useOutletContext<Me>();
