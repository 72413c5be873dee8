import type { CommandGroup } from '@gatehouse/ui/overlays/command-palette';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiContext } from '../app/api/call.ts';
import { useApp } from '../app/app-context.ts';
import type { Feature, Found } from '../app/feature.ts';
import { features } from './navigation.ts';
import { useTenantPath } from '../app/tenant.ts';
import { useSettled } from '../app/use-settled.ts';

const searchable = features.filter(({ find }) => find !== undefined);

/** The records that features find for the palette's search. */
export function useFinds(text: string): { groups: CommandGroup[]; isSearching: boolean } {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const path = useTenantPath();
  const typed = text.trim();
  const settled = useSettled(typed, 150);
  const { data = [], isFetching } = useQuery({
    queryKey: ['find', settled],
    queryFn: ({ signal }) => findAll(api, settled, signal),
    enabled: settled.length > 1,
    retry: false,
  });
  const groups = data.map(({ feature, found }) => ({
    key: feature.key,
    heading: t(`app.items.${feature.key}`),
    searched: true,
    atMost: 5,
    items: found.map(({ key, label, detail, names, path: to }) => ({
      key,
      label,
      detail,
      keywords: names,
      icon: <feature.icon />,
      onSelect: () => void navigate(path(to)),
    })),
  }));
  return { groups: settled === typed ? groups : [], isSearching: isFetching };
}

/** A failed search of one feature doesn't hide the results of others. */
async function findAll(
  api: ApiContext,
  text: string,
  signal: AbortSignal,
): Promise<{ feature: Feature; found: Found[] }[]> {
  const results = await Promise.allSettled(
    searchable.map(async (feature) => {
      const find = await feature.find?.();
      return { feature, found: (await find?.(api, text, signal)) ?? [] };
    }),
  );
  return results
    .flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    .filter(({ found }) => found.length > 0);
}
