import { ButtonLink } from '@gatehouse/ui/controls/button';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs, type Tab } from '@gatehouse/ui/layout/tabs';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { ItemOf, ListEndpoint } from '../../app/api/list.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import type { Use } from '../../app/plan.ts';
import { PlanBanner, useOver } from '../plans/plan-banner.tsx';
import { DocumentTitle } from './document-title.tsx';
import { ResourceTable, type ResourceTableContent } from './resource-table.tsx';

export interface ListPageProps<E extends ListEndpoint> extends ResourceTableContent<E> {
  title: string;
  description: string;
  /** Path of the list below the tenant, with `create` below it. */
  path: string;
  /** The label of the create button, which is hidden without the permission to write. */
  create?: string;
  tabs?: readonly Tab[];
  /** Path of a record below the list; its ID by default. False if records can't be opened. */
  rowPath?: ((item: ItemOf<E>) => string) | false;
  /** What the plan must include to create records: without it, the page says so. Records that exist are listed. */
  needs?: Use;
  /** Buttons before the one that creates. */
  secondary?: ReactNode;
  /** Above the table. */
  children?: ReactNode;
}

/** A page with a table of records. The create dialog is a child route and opens above it. */
export function ListPage<const E extends ListEndpoint>(props: ListPageProps<E>) {
  const {
    title,
    description,
    path,
    create,
    tabs,
    rowPath = props.rowKey,
    children,
    needs,
    secondary,
    ...table
  } = props;
  const tenantPath = useTenantPath();
  const { search } = useLocation();
  const over = useOver(needs ? [needs] : []);
  const mayCreate = useCan('write:data') && create !== undefined && !over;
  const base = tenantPath(path);
  const button = mayCreate && (
    <ButtonLink variant="primary" icon={<Plus />} href={`${base}/create${search}`}>
      {create}
    </ButtonLink>
  );
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        title={title}
        description={description}
        actions={
          secondary ? (
            <>
              {secondary}
              {button}
            </>
          ) : (
            button || undefined
          )
        }
      />
      {tabs && <Tabs label={title} tabs={tabs} />}
      <PlanBanner over={over} />
      {children}
      <ResourceTable
        {...table}
        label={title}
        rowHref={rowPath ? (item) => `${base}/${rowPath(item)}` : undefined}
        empty={{ ...table.empty, action: table.empty.action ?? (button || undefined) }}
      />
      <Outlet />
    </>
  );
}
