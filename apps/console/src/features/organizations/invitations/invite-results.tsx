import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import type { Invited } from './use-invite.ts';

/** What became of each email address; the links are shown once. */
export function InviteResults({ results, onClose }: { results: readonly Invited[]; onClose: () => void }) {
  const { t } = useTranslation();
  const describe = ({ problem, link }: Invited): string => {
    if (problem)
      return t('organizationInvitations.result.failed', {
        reason: t(`organizationInvitations.result.${problem}`),
      });
    return t(link ? 'organizationInvitations.result.link' : 'organizationInvitations.result.sent');
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
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {t('organizationInvitations.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
