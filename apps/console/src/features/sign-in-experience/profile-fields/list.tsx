import { listProfileFields } from '@gatehouse/contract/custom-profile-fields/endpoints';
import type { CustomProfileField } from '@gatehouse/contract/custom-profile-fields/custom-profile-fields';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { EmptyState } from '@gatehouse/ui/states/empty-state';
import { ListChecks, Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useApi } from '../../../app/api/use-api.ts';
import { useTenantPath } from '../../../app/tenant.ts';
import { useCan } from '../../../app/use-can.ts';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { Failed } from '../../../parts/pages/failed.tsx';
import { SettingsSkeleton } from '../../../parts/pages/settings-skeleton.tsx';
import { useExperience } from '../experience-context.ts';
import { ProfileFieldRow } from './row.tsx';
import { SortableList } from './sortable-list.tsx';
import { useFieldLabel } from '../../../parts/profile-fields/use-field-label.ts';
import { useSignUpOrder } from './use-sign-up-order.ts';
import './profile-fields.css';

/** The tab Profile fields: what sign-up asks new users for, in order. */
export function ProfileFields(): ReactNode {
  const { data, error, retry } = useApi(listProfileFields, {});
  if (error) return <Failed error={error} onRetry={retry} />;
  if (data === undefined) return <SettingsSkeleton />;
  return (
    <>
      <FieldList saved={data} />
      <Outlet />
    </>
  );
}

function FieldList({ saved }: { saved: readonly CustomProfileField[] }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const labelOf = useFieldLabel();
  const mayWrite = useCan('write:data');
  const { experience, show } = useExperience();
  const order = useSignUpOrder(saved, experience);
  const asked = order.fields.map(({ name }) => name).filter(order.isAsked);
  const shown = JSON.stringify(asked);
  useEffect(() => {
    const names: string[] = JSON.parse(shown);
    show({ screen: 'extra-profile', experience: { signUpProfileFields: names.map((name) => ({ name })) } });
  }, [show, shown]);
  useEffect(() => () => show({}), [show]);
  const create = mayWrite && (
    <ButtonLink icon={<Plus />} href={path('/sign-in-experience/profile-fields/create')}>
      {t('profileFields.create.action')}
    </ButtonLink>
  );
  return (
    <AnchoredSection name="fields" title={t('profileFields.title')} description={t('profileFields.text')}>
      {order.fields.length === 0 ? (
        <EmptyState icon={<ListChecks />} title={t('profileFields.empty.title')} action={create}>
          {t('profileFields.empty.text')}
        </EmptyState>
      ) : (
        <>
          <SortableList
            items={order.fields}
            label={t('profileFields.title')}
            keyOf={({ name }) => name}
            nameOf={labelOf}
            onMove={mayWrite ? order.move : undefined}
          >
            {(field, index) => (
              <ProfileFieldRow field={field} index={index} count={order.fields.length} order={order} />
            )}
          </SortableList>
          <div>{create}</div>
        </>
      )}
    </AnchoredSection>
  );
}
