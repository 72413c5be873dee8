import type { ClientOutput, Endpoint } from '@gatehouse/contract/endpoint';
import { ForbiddenState } from '@gatehouse/ui/forbidden-state';
import { PageHeader } from '@gatehouse/ui/page-header';
import { Tabs, type Tab } from '@gatehouse/ui/tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../app/api/use-api.ts';
import { useCan } from '../app/use-can.ts';
import { DocumentTitle } from './document-title.tsx';
import { Failed } from './failed.tsx';
import { SettingsForm, type SettingsFormProps } from './settings-form.tsx';
import type { FormEndpoint, ValuesOf } from './form-state.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';

type Read = Endpoint & { method: 'GET' };

export interface SingletonSettingsProps<R extends Read, W extends FormEndpoint> extends Pick<
  SettingsFormProps<W>,
  'errorFields' | 'children'
> {
  title: string;
  description: string;
  tabs?: readonly Tab[];
  read: R;
  write: W;
  /** What of the answer the form changes. */
  toValues: (saved: ClientOutput<R>) => ValuesOf<W>;
}

/** A page of settings there is one of, such as multi-factor authentication: read, changed, saved. */
export function SingletonSettings<const R extends Read, const W extends FormEndpoint>(
  props: SingletonSettingsProps<R, W>,
) {
  const { title, description, tabs, read, write, toValues, ...form } = props;
  const { t } = useTranslation();
  const isAllowed = useCan(read.permission);
  const { data, error, retry } = useApi(read, {} as never, { enabled: isAllowed });

  function drawContent(): ReactNode {
    if (!isAllowed) return <ForbiddenState permission={read.permission} who={t('app.forbidden.who')} />;
    if (error) return <Failed error={error} onRetry={retry} />;
    if (data === undefined) return <SettingsSkeleton />;
    return <SettingsForm endpoint={write} values={toValues(data)} {...form} />;
  }
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader title={title} description={description} />
      {tabs && <Tabs label={title} tabs={tabs} />}
      {drawContent()}
    </>
  );
}
