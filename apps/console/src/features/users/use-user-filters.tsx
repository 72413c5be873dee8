import { listConnectors } from '@gatehouse/contract/connectors/endpoints';
import { getOrganization, listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import { getRole, listRoles } from '@gatehouse/contract/roles/endpoints';
import { listSsoConnectors } from '@gatehouse/contract/sso-connectors/endpoints';
import type { listUsers } from '@gatehouse/contract/users/endpoints';
import { factorFilters } from '@gatehouse/contract/users/filters';
import { FilterChip } from '@gatehouse/ui/data/filter-chip';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useList } from '../../app/api/use-list.ts';
import { toOption } from '../../parts/assign/use-options.ts';
import { RecordChip } from '../../parts/lists/record-chip.tsx';
import { useMinute } from '../../parts/logs/times.ts';
import type { Filter } from '../../parts/pages/resource-table.tsx';
import { usePickText } from '../../parts/texts/use-pick-text.ts';

const day = 86_400_000;

/** The options for the last sign-in, with the parameters of the query. */
const times = {
  day: (now: number) => ({ lastSignInAfter: String(now - day) }),
  week: (now: number) => ({ lastSignInAfter: String(now - 7 * day) }),
  month: (now: number) => ({ lastSignInAfter: String(now - 30 * day) }),
  notMonth: (now: number) => ({ lastSignInBefore: String(now - 30 * day) }),
  notQuarter: (now: number) => ({ lastSignInBefore: String(now - 90 * day) }),
  never: () => ({ hasSignedIn: 'false' as const }),
};
const timeNames = Object.keys(times).filter((name): name is keyof typeof times => name in times);

interface ChipProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function RoleChip({ value, onChange }: ChipProps) {
  const { t } = useTranslation();
  const { data } = useApi(getRole, { params: { id: value ?? '' } }, { enabled: value !== undefined });
  return (
    <RecordChip
      label={t('users.filters.role')}
      search={t('users.filters.roleSearch')}
      endpoint={listRoles}
      query={{ type: 'User' }}
      toOption={toOption}
      value={value}
      name={data?.name}
      onChange={onChange}
    />
  );
}

function OrganizationChip({ value, onChange }: ChipProps) {
  const { t } = useTranslation();
  const { data } = useApi(getOrganization, { params: { id: value ?? '' } }, { enabled: value !== undefined });
  return (
    <RecordChip
      label={t('users.filters.organization')}
      search={t('users.filters.organizationSearch')}
      endpoint={listOrganizations}
      toOption={toOption}
      value={value}
      name={data?.name}
      onChange={onChange}
    />
  );
}

/** Social connectors by target, and enterprise SSO connectors: `social:google`, `sso:ID`. Not shown without any. */
function ConnectorChip({ value, onChange }: ChipProps) {
  const { t } = useTranslation();
  const pick = usePickText();
  const { data: connectors = [] } = useApi(listConnectors, {});
  const { data: sso } = useList(listSsoConnectors, { query: { page_size: 100 } });
  const social = new Map(
    connectors.flatMap(({ type, target, name }) =>
      type === 'Social' ? [[target, pick(name)] as const] : [],
    ),
  );
  const options = [
    ...[...social].map(([target, name]) => ({ value: `social:${target}`, label: name })),
    ...(sso?.items ?? []).map(({ id, connectorName }) => ({ value: `sso:${id}`, label: connectorName })),
  ];
  if (options.length === 0) return null;
  return (
    <FilterChip label={t('users.filters.connector')} options={options} value={value} onChange={onChange} />
  );
}

/** The filters of the list of users. */
export function useUserFilters(): Filter<typeof listUsers>[] {
  const { t } = useTranslation();
  const now = useMinute();
  return [
    {
      name: 'isSuspended',
      label: t('users.filters.state'),
      options: [
        { value: 'false', label: t('users.states.active') },
        { value: 'true', label: t('users.states.suspended') },
      ],
    },
    {
      name: 'roleId',
      label: t('users.filters.role'),
      options: [],
      render: (value, onChange) => <RoleChip value={value} onChange={onChange} />,
    },
    {
      name: 'organizationId',
      label: t('users.filters.organization'),
      options: [],
      render: (value, onChange) => <OrganizationChip value={value} onChange={onChange} />,
    },
    {
      name: 'lastSignIn',
      label: t('users.filters.lastSignIn'),
      options: timeNames.map((value) => ({ value, label: t(`users.filters.times.${value}`) })),
      toQuery: (value) => {
        const name = timeNames.find((each) => each === value);
        return name ? times[name](now) : {};
      },
    },
    {
      name: 'mfaFactor',
      label: t('users.filters.factor'),
      options: factorFilters.map((value) => ({
        value,
        label: value === 'None' ? t('users.noFactor') : t(`mfa.factors.options.${value}`),
      })),
    },
    {
      name: 'connector',
      label: t('users.filters.connector'),
      options: [],
      render: (value, onChange) => <ConnectorChip value={value} onChange={onChange} />,
      toQuery: (value) => {
        const [kind, id = ''] = value.split(/:(.*)/s);
        if (id === '') return {};
        return kind === 'sso' ? { ssoConnectorId: id } : { identityTarget: id };
      },
    },
  ];
}
