import type { ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { request } from '../../app/api/call.ts';
import { useRead } from '../../app/api/use-api.ts';
import { noteRecent } from '../../app/recent.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { DeleteMenu } from './delete-menu.tsx';
import type { Removal } from './use-deletion.ts';
import { DetailsFailed } from './details-failed.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { DocumentTitle } from './document-title.tsx';

type Details = Endpoint & { method: 'GET'; permission: 'read:data' };

export interface DetailsPageProps<E extends Details> {
  /** Its path has one parameter: the record's ID, `id` in the route. */
  endpoint: E;
  /** The list that the breadcrumb leads back to. */
  list: { path: string; label: string };
  name: (item: ClientOutput<E>) => string;
  renderIcon?: (item: ClientOutput<E>) => ReactNode;
  /** Short facts next to the ID. */
  facts?: (item: ClientOutput<E>) => readonly ReactNode[];
  /** What happens with the record now, after the ID. */
  renderActivity?: (item: ClientOutput<E>) => ReactNode;
  /** Shown between the header and the tabs. */
  renderAbove?: (item: ClientOutput<E>) => ReactNode;
  /** `isFor` hides a tab that doesn't apply, such as the users of a machine-to-machine role. */
  tabs: readonly { path: string; label: string; isFor?: (item: ClientOutput<E>) => boolean }[];
  /** Buttons before the menu. */
  renderActions?: (item: ClientOutput<E>) => ReactNode;
  /** How the record is deleted; undefined if it can't be. */
  removal?: (item: ClientOutput<E>) => Removal | undefined;
}

/** The page of a record: header, tabs and deletion. The tabs are child routes and get the record with `useDetails`. */
export function DetailsPage<const E extends Details>(props: DetailsPageProps<E>) {
  const { id = '' } = useParams();
  // Reset the state of the page when the record changes.
  return <RecordPage<E> key={id} id={id} {...props} />;
}

function RecordPage<E extends Details>(props: DetailsPageProps<E> & { id: string }) {
  const { endpoint, list, id, tabs } = props;
  const { t } = useTranslation();
  const path = useTenantPath();
  const { pathname } = useLocation();
  const isAllowed = useCan(endpoint.permission);
  const input = inputOf(endpoint, id);
  const read = useRead(endpoint, input, (api, signal) => request(api, endpoint, input, { signal }), {
    enabled: isAllowed,
  });
  const { data, error, retry } = read;
  const base = path(`${list.path}/${id}`);
  const crumbs = [{ label: list.label, href: path(list.path) }];
  const name = data === undefined ? undefined : props.name(data);
  useEffect(() => {
    if (name !== undefined) noteRecent({ path: base, label: name, list: list.label });
  }, [base, name, list.label]);

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
  if (data === undefined || name === undefined) return <DetailsSkeleton crumbs={crumbs} tabs={tabs.length} />;
  const removal = props.removal?.(data);
  return (
    <>
      <DocumentTitle>{name}</DocumentTitle>
      <PageHeader
        crumbs={crumbs}
        title={name}
        icon={props.renderIcon?.(data)}
        meta={[
          ...(props.facts?.(data) ?? []),
          <CopyText key="id" value={id} label={t('parts.id')} />,
          props.renderActivity?.(data),
        ]}
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

function inputOf({ path }: Details, id: string) {
  const [, name = 'id'] = /\{(\w+)\}/.exec(path) ?? [];
  return { params: { [name]: id } };
}

/** The record of the details page around a tab. */
export function useDetails<const E extends Details>(_endpoint: E): ClientOutput<E> {
  return useOutletContext<ClientOutput<E>>();
}
