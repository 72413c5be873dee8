import { getMe } from '@gatehouse/contract/me/endpoints';
import { useApi } from '../../app/api/use-api.ts';

/** The ID of the signed-in administrator, once it is known. */
export const useOwnId = (): string | undefined => useApi(getMe, {}).data?.id;
