import type { AuditLogDetails } from '@gatehouse/contract/audit-logs/audit-logs';
import { auditLogErrors } from '@gatehouse/contract/audit-logs/audit-logs';
import { undoAuditLog } from '@gatehouse/contract/audit-logs/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { Banner } from '@gatehouse/ui/states/banner';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../app/api/failure.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { labelEvent } from './event.ts';
import './logs.css';

/** Undoes the changes of an entry, after a confirmation that names the fields. */
export function UndoButton({ log, onUndone }: { log: AuditLogDetails; onUndone: (id: string) => void }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const toast = useToast();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<readonly string[]>();
  const { save } = useSave(undoAuditLog, { take: takeConflict });
  const isAllowed = useCan(undoAuditLog.permission);
  if (!log.isUndoable || !isAllowed) return null;

  function takeConflict(failure: ApiFailure): boolean {
    if (failure.code !== auditLogErrors.changedSince.code) return false;
    setConflict(Object.keys(failure.fields));
    return true;
  }

  async function undo() {
    const undone: { id?: string } = {};
    await confirm({
      title: t('auditLogs.undo.title', { event: labelEvent(t, log.key, log.payload) }),
      body: t('auditLogs.undo.text', {
        fields: (log.changes ?? []).map(({ path }) => path.join('.')).join(', '),
      }),
      confirmLabel: t('auditLogs.undo.confirm'),
      isAnnounced: false,
      action: async () => {
        try {
          Object.assign(undone, await save({ params: { id: log.id } }));
        } catch (error) {
          // A conflict is shown beside the entry; other failures keep the dialog open.
          if (!(error instanceof ApiFailure) || error.code !== auditLogErrors.changedSince.code) throw error;
        }
      },
    });
    if (undone.id === undefined) return;
    // It may have changed the settings on any page.
    void client.invalidateQueries();
    toast.success(t('auditLogs.undo.done'));
    onUndone(undone.id);
  }

  return (
    <div className="log-part">
      {conflict && (
        <Banner tone="warning" title={t('auditLogs.undo.conflict')}>
          {t('auditLogs.undo.conflictText', { fields: conflict.join(', ') })}
        </Banner>
      )}
      <div>
        <Button icon={<Undo2 />} onClick={() => void undo()}>
          {t('auditLogs.undo.action')}
        </Button>
      </div>
    </div>
  );
}
