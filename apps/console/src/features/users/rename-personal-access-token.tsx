import { renameNamedPersonalAccessToken } from '@gatehouse/contract/users/personal-access-token-endpoints';
import {
  type PersonalAccessToken,
  personalAccessTokenErrors,
} from '@gatehouse/contract/users/personal-access-tokens';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { DialogActions } from '../../parts/forms/dialog-actions.tsx';
import { FormText } from '../../parts/forms/fields.tsx';
import { placeFailure, useEndpointForm } from '../../parts/forms/form-state.ts';
import { useOneAtATime } from '../../parts/forms/use-one-at-a-time.ts';

const errorFields = { [personalAccessTokenErrors.nameExists.code]: 'name' } as const;

/** Gives a personal access token another name. Mounted while open. */
export function RenamePersonalAccessToken({
  userId,
  token: { name },
  onClose,
}: {
  userId: string;
  token: PersonalAccessToken;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useEndpointForm(renameNamedPersonalAccessToken, { name });
  const { request, isSaving } = useSave(renameNamedPersonalAccessToken, {
    take: (failure) => placeFailure(form, failure, errorFields),
  });
  const rename = useOneAtATime(async (body: object) => {
    try {
      await request({ params: { userId, name }, body });
      onClose();
    } catch {
      // The error is shown at its field or in a toast, and the dialog stays open.
    }
  });
  return (
    <Dialog open onClose={onClose} title={t('users.personalAccessTokens.renameTitle', { name })}>
      <form
        noValidate
        onSubmit={(event) => {
          // In React's tree, the dialog is inside the form of the page.
          event.stopPropagation();
          void form.handleSubmit(rename)(event);
        }}
      >
        <DialogBody>
          <FormText form={form} name="name" label={t('users.personalAccessTokens.name')} autoComplete="off" />
        </DialogBody>
        <DialogActions
          submit={t('users.personalAccessTokens.renameConfirm')}
          isSaving={isSaving}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
