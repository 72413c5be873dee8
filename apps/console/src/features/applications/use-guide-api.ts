import { listResources } from '@gatehouse/contract/resources/endpoints';
import type { ResourceInList } from '@gatehouse/contract/resources/resources';
import { useList } from '../../app/api/use-list.ts';
import { useApp } from '../../app/app-context.ts';
import { useSearch } from '../../app/router/use-search.ts';

/** The API that a guide's code requests tokens for. The selection is kept in the URL. */
export interface GuideApi {
  indicator: string;
  /** Its permissions, separated by spaces. */
  scope: string;
  /** A URL of the API. */
  callUrl: string;
  choose: (indicator: string) => void;
  resources: readonly ResourceInList[];
  /** Without the Management API. */
  own: readonly ResourceInList[];
}

/** A placeholder if the tenant has no API resource yet. */
const example = { indicator: 'https://orders.example', scope: 'read:orders' };

/** `preferred` is the default: the Management API, or the first API resource of the tenant. */
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

/** An indicator doesn't have to be a reachable URL. */
const addressOf = (indicator: string): string => (/^https?:/.test(indicator) ? indicator : example.indicator);
