import { listResources } from '@gatehouse/contract/resources/endpoints';
import type { ResourceInList } from '@gatehouse/contract/resources/resources';
import { useList } from '../../app/api/use-list.ts';
import { useApp } from '../../app/app-context.ts';
import { useSearch } from '../../app/router/use-search.ts';

/** The API a guide's code asks tokens for. The choice stands in the address, so that it is there on return. */
export interface GuideApi {
  indicator: string;
  /** Names of its permissions with spaces between them. */
  scope: string;
  /** Something it answers at. */
  callUrl: string;
  choose: (indicator: string) => void;
  resources: readonly ResourceInList[];
  /** Without the management API. */
  own: readonly ResourceInList[];
}

/** Stands where the person has none of their own yet. */
const example = { indicator: 'https://orders.example', scope: 'read:orders' };

/** `preferred` is the API that is meant while nobody has chosen: the management API, or the first of one's own. */
export function useGuideApi(preferred: 'management' | 'own'): GuideApi {
  const { config } = useApp();
  const [search, changeSearch] = useSearch();
  const { data } = useList(listResources, { query: { page_size: 100, includeScopes: 'true' } });
  const resources = data?.items ?? [];
  const own = resources.filter(({ indicator }) => indicator !== config.managementIndicator);
  const first = preferred === 'management' ? config.managementIndicator : own[0]?.indicator;
  const indicator = search.get('api') ?? first ?? example.indicator;
  const isManagement = indicator === config.managementIndicator;
  const scopes = own.find((resource) => resource.indicator === indicator)?.scopes ?? [];
  return {
    indicator,
    scope: isManagement ? 'all' : scopes.map(({ name }) => name).join(' ') || example.scope,
    callUrl: isManagement ? `${config.endpoint}/api/users?page_size=5` : addressOf(indicator),
    choose: (chosen) => changeSearch((next) => next.set('api', chosen)),
    resources,
    own,
  };
}

/** An indicator need not be an address that answers. */
const addressOf = (indicator: string): string => (/^https?:/.test(indicator) ? indicator : example.indicator);
