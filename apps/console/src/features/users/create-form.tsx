import { createUser } from '@gatehouse/contract/users/endpoints';
import type { User } from '@gatehouse/contract/users/users';
import { DialogBody } from '@gatehouse/ui/overlays/dialog';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../parts/forms/dialog-actions.tsx';
import { useSave } from '../../app/api/use-save.ts';
import { FormText } from '../../parts/forms/fields.tsx';
import { placeFailure, useEndpointForm } from '../../parts/forms/form-state.ts';
import { useOneAtATime } from '../../parts/forms/use-one-at-a-time.ts';
import { useUnsavedGuard } from '../../app/router/unsaved-changes.tsx';
import { generatePassword } from './generate-password.ts';
import { identifierErrors } from './identifier-errors.ts';
import { PasswordChoice, type PasswordKind } from './password-choice.tsx';

export interface CreateUserFormProps {
  onClose: () => void;
  onCreated: (user: User, password: string | undefined) => void;
}

/** The form of a new user. One identifier is enough. */
export function CreateUserForm({ onClose, onCreated }: CreateUserFormProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<PasswordKind>('generated');
  const [typed, setTyped] = useState('');
  const [isExpired, setExpired] = useState(false);
  const [passwordError, setPasswordError] = useState<string>();
  const isDone = useRef(false);
  const form = useEndpointForm(createUser, { username: '', primaryEmail: '', primaryPhone: '', name: '' });
  const { save, isSaving } = useSave(createUser, {
    take: (failure) => placeFailure(form, failure, identifierErrors),
  });
  const { isDirty } = form.formState;
  useUnsavedGuard(() => (isDirty || typed !== '') && !isDone.current);

  const create = useOneAtATime(async (body: FieldValues) => {
    if (!body['username'] && !body['primaryEmail'] && !body['primaryPhone'])
      return form.setError(
        'username',
        { message: t('users.create.identifierNeeded') },
        { shouldFocus: true },
      );
    if (kind === 'typed' && typed === '') return setPasswordError(t('users.password.needed'));
    const password = { generated: generatePassword(), typed, none: undefined }[kind];
    try {
      const user = await save({
        body: { ...body, password, isPasswordExpired: isExpired && kind !== 'none' },
      });
      isDone.current = true;
      onCreated(user, password);
    } catch {
      // The error is shown at its field or in a toast, and the dialog stays open.
    }
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(create)(event)}>
      <DialogBody>
        <FormText
          form={form}
          name="username"
          label={t('users.create.username')}
          placeholder={t('users.create.usernamePlaceholder')}
          autoComplete="off"
        />
        <FormText
          form={form}
          name="primaryEmail"
          type="email"
          label={t('users.create.email')}
          placeholder={t('users.create.emailPlaceholder')}
          autoComplete="off"
        />
        <FormText
          form={form}
          name="primaryPhone"
          type="tel"
          label={t('users.create.phone')}
          placeholder={t('users.create.phonePlaceholder')}
          help={t('users.create.verified')}
          autoComplete="off"
        />
        <FormText
          form={form}
          name="name"
          label={t('users.create.name')}
          placeholder={t('users.create.namePlaceholder')}
          autoComplete="off"
        />
        <PasswordChoice
          kinds={['generated', 'typed', 'none']}
          kind={kind}
          onKind={setKind}
          typed={typed}
          onTyped={(next) => {
            setTyped(next);
            setPasswordError(undefined);
          }}
          isExpired={isExpired}
          onExpired={setExpired}
          error={passwordError}
        />
      </DialogBody>
      <DialogActions submit={t('users.create.action')} isSaving={isSaving} onClose={onClose} />
    </form>
  );
}
