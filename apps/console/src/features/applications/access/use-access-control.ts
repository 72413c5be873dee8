import type { AccessControl } from '@gatehouse/contract/applications/access-control';
import {
  getAccessControl,
  putAccessControl,
} from '@gatehouse/contract/applications/access-control-endpoints';
import { useState } from 'react';
import { call } from '../../../app/api/call.ts';
import type { ApiRead } from '../../../app/api/use-api.ts';
import { recordsPerRequest } from '../../../app/api/use-records.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useApp } from '../../../app/app-context.ts';

/** What each list of the tab gets. */
export interface AccessListProps {
  applicationId: string;
  /** Undefined until it is loaded. */
  control: AccessControl | undefined;
  /** Set while access is limited to a last entry, which can't be removed. */
  whyFixed: { title: string; text: string } | undefined;
}

/** Changes the list of who may use an application, based on what it is now: another administrator may have changed it meanwhile. */
export function useChangeAccess(
  applicationId: string,
): (change: (current: AccessControl) => Partial<AccessControl>) => Promise<unknown> {
  const { api } = useApp();
  const { save } = useSave(putAccessControl);
  return async (change) => {
    const params = { applicationId };
    const current = await call(api, getAccessControl, { params });
    return save({ params, body: { ...current, ...change(current) } });
  };
}

export const countEntries = (control: AccessControl): number =>
  control.userIds.length +
  control.userRoleIds.length +
  control.organizationIds.length +
  control.organizationRoleRules.length;

/** The IDs whose records are read: as many as one request reads, until all are wanted. */
export function useShown(ids: readonly string[] | undefined): {
  shown: readonly string[];
  hidden: number;
  showAll: () => void;
} {
  const [isWhole, setWhole] = useState(false);
  const all = ids ?? [];
  const shown = isWhole ? all : all.slice(0, recordsPerRequest);
  return { shown, hidden: all.length - shown.length, showAll: () => setWhole(true) };
}

/** The records as a list shows them, by name. They are loading until the IDs are known. */
export const sortByName = <Item>(
  { data, ...read }: Omit<ApiRead<readonly Item[]>, 'isStale' | 'data'> & { data: readonly Item[] },
  nameOf: (item: Item) => string,
  isKnown: boolean,
): Omit<ApiRead<readonly Item[]>, 'isStale'> => {
  const isLoading = !isKnown || (read.isLoading && data.length === 0);
  return {
    ...read,
    isLoading: isLoading && !read.error,
    data: isLoading || read.error ? undefined : data.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))),
  };
};
