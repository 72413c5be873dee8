import { Button } from '@gatehouse/ui/controls/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Invite } from './invite.tsx';

/** Opens the dialog that invites administrators. */
export function InviteButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('tenantMembers.invite.action')}
      </Button>
      {isOpen && <Invite onClose={() => setOpen(false)} />}
    </>
  );
}
