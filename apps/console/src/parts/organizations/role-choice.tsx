import { listOrganizationRoles } from '@gatehouse/contract/organization-roles/endpoints';
import type { RoleType } from '@gatehouse/contract/roles/roles';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Field } from '@gatehouse/ui/controls/field';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { Failed } from '../pages/failed.tsx';
import './role-choice.css';

/** Selects the organization roles of new members. Hidden while the template has none. */
export function RoleChoice({
  type,
  value,
  onChange,
}: {
  type: RoleType;
  value: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation();
  // There are few: one request reads all.
  const { data, error, retry } = useList(listOrganizationRoles, { query: { type, page_size: 1000 } });
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data?.items.length) return null;
  return (
    <Field label={t('organizations.roles.label')} optional group>
      <div className="role-choice">
        {data.items.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={value.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </Field>
  );
}
