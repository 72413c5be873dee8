import type { RoleType } from '@gatehouse/contract/roles/roles';
import { Field } from '@gatehouse/ui/controls/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Transfer } from '../../parts/assign/transfer.tsx';
import type { Option } from '../../parts/assign/use-options.ts';
import { usePermissionOptions } from './use-permission-options.ts';

/** Selects the permissions of a new role. */
export function PermissionPicker({ type, onChange }: { type: RoleType; onChange: (ids: string[]) => void }) {
  const { t } = useTranslation();
  const source = usePermissionOptions(type);
  const [chosen, setChosen] = useState<readonly Option[]>([]);

  function choose(next: readonly Option[]) {
    setChosen(next);
    onChange(next.map(({ id }) => id));
  }
  return (
    <Field label={t('roles.create.permissions')} optional group>
      <Transfer source={source} chosen={chosen} onChange={choose} search={t('roles.permissions.search')} />
    </Field>
  );
}
