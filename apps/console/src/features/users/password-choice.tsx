import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Field } from '@gatehouse/ui/controls/field';
import { PasswordInput } from '@gatehouse/ui/controls/password-input';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { useTranslation } from 'react-i18next';

export type PasswordKind = 'generated' | 'typed' | 'none';

export interface PasswordChoiceProps {
  kinds: readonly PasswordKind[];
  kind: PasswordKind;
  onKind: (kind: PasswordKind) => void;
  typed: string;
  onTyped: (typed: string) => void;
  /** Whether the user has to replace it at the next sign-in. */
  isExpired: boolean;
  onExpired: (isExpired: boolean) => void;
  error?: string;
}

/** Whether a password is generated, entered or left out, and whether the user has to replace it. */
export function PasswordChoice({
  kinds,
  kind,
  onKind,
  typed,
  onTyped,
  isExpired,
  onExpired,
  error,
}: PasswordChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('users.password.kind')} group>
        <SegmentedControl
          options={kinds.map((value) => ({ value, label: t(`users.password.kinds.${value}`) }))}
          value={kind}
          onChange={onKind}
        />
      </Field>
      {kind === 'typed' && (
        <Field label={t('users.password.typed')} hideLabel error={error}>
          <PasswordInput
            autoComplete="new-password"
            value={typed}
            onChange={(event) => onTyped(event.target.value)}
          />
        </Field>
      )}
      {kind !== 'none' && (
        <Checkbox
          label={t('users.password.require')}
          help={t('users.password.requireHelp')}
          checked={isExpired}
          onChange={(event) => onExpired(event.target.checked)}
        />
      )}
    </>
  );
}
