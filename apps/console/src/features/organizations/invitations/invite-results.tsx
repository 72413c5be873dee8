import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { canRetry, type Invited } from './use-invite.ts';

/** What became of each email address; the links are shown once. Those that failed can be tried again. */
export function InviteResults(props: {
  results: readonly Invited[];
  /** Whether the development inbox keeps the messages, because no connector sends them. */
  isKept: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { results, isKept, isRetrying, onRetry, onClose } = props;
  const { t } = useTranslation();
  const sent = t(isKept ? 'organizationInvitations.result.kept' : 'organizationInvitations.result.sent');
  const describe = ({ id, problem, reason, link }: Invited): string => {
    if (problem)
      return t(id ? 'organizationInvitations.result.noLink' : 'organizationInvitations.result.failed', {
        reason: reason ?? t(`organizationInvitations.result.${problem}`),
      });
    return link ? t('organizationInvitations.result.link') : sent;
  };
  return (
    <Dialog open onClose={onClose} title={t('organizationInvitations.done')}>
      <DialogBody>
        {results.map((result) => (
          <Field
            key={result.invitee}
            label={result.invitee}
            group
            {...(result.problem ? { error: describe(result) } : { help: describe(result) })}
          >
            {result.link && (
              <CopyText variant="box" value={result.link} label={t('organizationInvitations.link')} />
            )}
          </Field>
        ))}
      </DialogBody>
      <DialogFooter busy={isRetrying}>
        {results.some(canRetry) && (
          <Button loading={isRetrying} onClick={onRetry}>
            {t('organizationInvitations.retry')}
          </Button>
        )}
        <Button variant="primary" disabled={isRetrying} onClick={onClose}>
          {t('organizationInvitations.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
