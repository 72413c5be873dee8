import { auditLogResult } from '@gatehouse/contract/audit-logs/audit-logs';
import { listApplications } from '@gatehouse/contract/applications/endpoints';
import { listOrganizations } from '@gatehouse/contract/organizations/endpoints';
import { FilterChip } from '@gatehouse/ui/data/filter-chip';
import { useTranslation } from 'react-i18next';
import { useList } from '../../app/api/use-list.ts';
import { Chip, ChipButton } from './chip.tsx';
import { EventChip } from './event-chip.tsx';
import { useAdministratorNames, useUserName } from './names.ts';
import { PickText } from './pick-text.tsx';
import { PickTimes } from './pick-times.tsx';
import { PickUser } from './pick-user.tsx';
import { isTimeRange, timeRanges } from './times.ts';
import type { LogFilters } from './use-log-filters.ts';

const ownTimes = 'own';

/** The filters of a log. Their dialogs have URLs, too. */
export function LogFilterChips({
  filters,
  hasUser,
  hasApplication,
  hasAdministrator,
  isOfAdministrators,
}: {
  filters: LogFilters;
  hasUser: boolean;
  hasApplication: boolean;
  /** Whether to filter by acting administrator. */
  hasAdministrator: boolean;
  /** Whether it is the log of the administrators, who are the users there. */
  isOfAdministrators: boolean;
}) {
  const { t } = useTranslation();
  const { values, set } = filters;
  const user = useUserName(values.userId);
  const { data: applications } = useList(
    listApplications,
    { query: { page_size: 100 } },
    { enabled: hasApplication },
  );
  const { data: organizations } = useList(
    listOrganizations,
    { query: { page_size: 100 } },
    { enabled: hasApplication },
  );
  const administrators = useAdministratorNames();
  const administratorName = isOfAdministrators ? 'userId' : 'administratorId';
  const hasOwnTimes = values.from !== undefined || values.to !== undefined;
  const time = isTimeRange(values.time) ? values.time : hasOwnTimes ? ownTimes : undefined;

  function chooseTime(chosen: string | undefined) {
    if (chosen === ownTimes) set({ pick: 'time' });
    else set({ time: chosen, from: undefined, to: undefined });
  }
  return (
    <>
      <EventChip value={values.logKey} onChange={(logKey) => set({ logKey })} />
      <FilterChip
        label={t('auditLogs.columns.result')}
        options={auditLogResult.options.map((value) => ({ value, label: t(`auditLogs.results.${value}`) }))}
        value={values.result}
        onChange={(result) => set({ result })}
      />
      {hasUser && (
        <Chip
          label={t('auditLogs.filters.user')}
          isActive={values.userId !== undefined}
          onClear={() => set({ userId: undefined })}
        >
          <ChipButton
            label={t('auditLogs.filters.user')}
            value={values.userId && user}
            onClick={() => set({ pick: 'user' })}
          />
        </Chip>
      )}
      {hasAdministrator && administrators.size > 0 && (
        <FilterChip
          label={t('auditLogs.filters.administrator')}
          options={[...administrators].map(([id, name]) => ({ value: id, label: name }))}
          value={values[administratorName]}
          onChange={(id) => set({ [administratorName]: id })}
        />
      )}
      {hasApplication && (
        <FilterChip
          label={t('auditLogs.filters.application')}
          options={(applications?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={values.applicationId}
          onChange={(applicationId) => set({ applicationId })}
        />
      )}
      {hasApplication && (organizations?.items.length ?? 0) > 0 && (
        <FilterChip
          label={t('auditLogs.filters.organization')}
          options={(organizations?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={values.organizationId}
          onChange={(organizationId) => set({ organizationId })}
        />
      )}
      {(['ip', 'requestId'] as const).map((name) => (
        <Chip
          key={name}
          label={t(`auditLogs.filters.${name}`)}
          isActive={values[name] !== undefined}
          onClear={() => set({ [name]: undefined })}
        >
          <ChipButton
            label={t(`auditLogs.filters.${name}`)}
            value={values[name]}
            onClick={() => set({ pick: name })}
          />
        </Chip>
      ))}
      {values.traceId !== undefined && (
        <Chip label={t('auditLogs.filters.trace')} isActive onClear={() => set({ traceId: undefined })}>
          <ChipButton
            label={t('auditLogs.filters.trace')}
            value={values.traceId}
            onClick={() => set({ traceId: undefined })}
          />
        </Chip>
      )}
      <FilterChip
        label={t('auditLogs.filters.time')}
        options={[
          ...Object.keys(timeRanges)
            .filter(isTimeRange)
            .map((value) => ({
              value,
              label: t(`auditLogs.filters.ranges.${value}`),
            })),
          { value: ownTimes, label: t('auditLogs.filters.ranges.own') },
        ]}
        value={time}
        onChange={chooseTime}
      />
      {values.pick === 'user' && <PickUser filters={filters} />}
      {(values.pick === 'ip' || values.pick === 'requestId') && (
        <PickText key={values.pick} name={values.pick} filters={filters} />
      )}
      {values.pick === 'time' && <PickTimes filters={filters} />}
    </>
  );
}
