import { Menu } from '@gatehouse/ui/overlays/menu';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipButton } from './chip.tsx';
import { labelEvent, listEventGroups } from './event.ts';

/** Filters a log by event, with a grouped menu. */
export function EventChip({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const groups = useMemo(() => listEventGroups(), []);
  const label = t('auditLogs.filters.event');
  return (
    <Chip label={label} isActive={value !== undefined} onClear={() => onChange(undefined)}>
      <Menu
        align="start"
        label={label}
        trigger={<ChipButton label={label} value={value && labelEvent(t, value)} />}
        items={groups.map(({ key, events }) => ({
          kind: 'submenu' as const,
          key,
          label: t(`auditLogs.groups.${key}`),
          items: events.map((event) => ({
            kind: 'choice' as const,
            key: event,
            label: labelEvent(t, event),
            chosen: event === value,
            onSelect: () => onChange(event === value ? undefined : event),
          })),
        }))}
      />
    </Chip>
  );
}
