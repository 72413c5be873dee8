import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keyOf } from '../../app/api/keys.ts';
import { callList } from '../../app/api/list.ts';
import { useApp } from '../../app/app-context.ts';

/** Names of applications by id, as they arrive. Asked for one by one, as lists, which have an answer for one that is gone too. */
export function useApplicationNames(ids: readonly string[]): Map<string, string> {
  const { t } = useTranslation();
  const { api } = useApp();
  const asked = [...new Set(ids)].filter((id) => id !== builtInApplications.demo);
  const pages = useQueries({
    queries: asked.map((id) => {
      const query = { search: id, page_size: 1 };
      return {
        queryKey: keyOf(listApplications, { query }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callList(api, listApplications, { query }, { signal }),
      };
    }),
  });
  const found = pages.flatMap(({ data }) => data?.items ?? []);
  return new Map([
    [builtInApplications.demo, t('auditLogs.demo')],
    ...found.map(({ id, name }): [string, string] => [id, name]),
  ]);
}
