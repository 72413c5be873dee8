import { createDomain } from '@gatehouse/contract/domains/endpoints';
import { useApp } from '../../app/app-context.ts';
import { useCan } from '../../app/use-can.ts';

/** Whether the user may add and change domains. In the cloud edition, only who manages the tenant. */
export function useMayChange(): boolean {
  const { config } = useApp();
  const [mayWrite, mayManage] = [useCan(createDomain.permission), useCan('manage:tenant')];
  return mayWrite && (config.edition !== 'cloud' || mayManage);
}
