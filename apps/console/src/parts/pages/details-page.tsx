import type { ClientInput, ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { DeleteMenu, type Removal } from './delete-menu.tsx';
import { DetailsFailed } from './details-failed.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { DocumentTitle } from './document-title.tsx';

type Details = Endpoint & { method: 'GET'; permission: 'read:data' };

export interface DetailsPageProps<E extends Details> {
  /** Its path has one parameter: the record's id, which the route calls `id`. */
  endpoint: E;
  /** The list it stands in: the way back. */
  list: { path: string; label: string };
  name: (item: ClientOutput<E>) => string;
  renderIcon?: (item: ClientOutput<E>) => ReactNode;
  /** Short facts beside its id. */
  facts?: (item: ClientOutput<E>) => readonly ReactNode[];
  /** Between header and tabs: to what else is shown as one with it. */
  renderAbove?: (item: ClientOutput<E>) => ReactNode;
  /** `isFor` leaves a tab out where it says nothing, such as the users of a role for machines. */
  tabs: readonly { path: string; label: string; isFor?: (item: ClientOutput<E>) => boolean }[];
  /** Before the menu: what else can be done with it. */
  renderActions?: (item: ClientOutput<E>) => ReactNode;
  /** How it is deleted; undefined where it cannot be. */
  removal?: (item: ClientOutput<E>) => Removal | undefined;
}

/** One record: what it is, its tabs by route, and its deletion. The tabs are child routes and read it with `useDetails`. */
export function DetailsPage<const E extends Details>(props: DetailsPageProps<E>) {
  const { id = '' } = useParams();
  // Another record is a page of its own: nothing that was typed or opened for this one stays.
  return <RecordPage<E> key={id} id={id} {...props} />;
}

function RecordPage<E extends Details>(props: DetailsPageProps<E> & { id: string }) {
  const { endpoint, list, id, tabs } = props;
  const { t } = useTranslation();
  const path = useTenantPath();
  const { pathname } = useLocation();
  const isAllowed = useCan(endpoint.permission);
  const { data, error, retry } = useApi(endpoint, inputOf(endpoint, id), { enabled: isAllowed });
  const base = path(`${list.path}/${id}`);
  const crumbs = [{ label: list.label, href: path(list.path) }];

  if (!isAllowed || error)
    return (
      <>
        <h1 className="ui-hidden">{list.label}</h1>
        {error ? (
          <DetailsFailed error={error} onRetry={retry} list={path(list.path)} />
        ) : (
          <ForbiddenState permission={endpoint.permission} who={t('app.forbidden.who')} />
        )}
      </>
    );
  if (data === undefined) return <DetailsSkeleton crumbs={crumbs} tabs={tabs.length} />;
  const name = props.name(data);
  const removal = props.removal?.(data);
  return (
    <>
      <DocumentTitle>{name}</DocumentTitle>
      <PageHeader
        crumbs={crumbs}
        title={name}
        icon={props.renderIcon?.(data)}
        meta={[...(props.facts?.(data) ?? []), <CopyText key="id" value={id} label={t('parts.id')} />]}
        actions={
          <>
            {props.renderActions?.(data)}
            {removal && <DeleteMenu name={name} id={id} list={path(list.path)} removal={removal} />}
          </>
        }
      />
      {props.renderAbove?.(data)}
      <Tabs
        label={name}
        tabs={tabs
          .filter(({ isFor }) => isFor?.(data) ?? true)
          .map((tab) => {
            const href = `${base}/${tab.path}`;
            return {
              key: tab.path,
              label: tab.label,
              href,
              current: pathname === href || pathname.startsWith(`${href}/`),
            };
          })}
      />
      <Outlet context={data} />
    </>
  );
}

function inputOf<E extends Details>({ path }: E, id: string): ClientInput<E> {
  const [, name = 'id'] = /\{(\w+)\}/.exec(path) ?? [];
  return { params: { [name]: id } } as ClientInput<E>;
}

/** The record of the details page around a tab, typed by the endpoint it was read from. */
export function useDetails<const E extends Details>(_endpoint: E): ClientOutput<E> {
  return useOutletContext<ClientOutput<E>>();
}
