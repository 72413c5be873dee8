import type { SignInMethod } from '@gatehouse/contract/sign-in-experience/methods';
import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { useTranslation } from 'react-i18next';
import { RowActions, type RowActionsProps } from './row-actions.tsx';
import '../sign-in-experience.css';

export type Method = SignInMethod;

export interface MethodRowProps extends Omit<RowActionsProps, 'name'> {
  method: Method;
  onChange: (method: Method) => void;
}

/** A sign-in method: identifier, verification and position. */
export function MethodRow({ method, onChange, ...place }: MethodRowProps) {
  const { t } = useTranslation();
  const { identifier, password, verificationCode, isPasswordPrimary } = method;
  const name = t(`signInExperience.identifiers.${identifier}`);
  const canBeSent = identifier !== 'username';
  return (
    <li className="method">
      <span className="method-name">{name}</span>
      <RowActions {...place} name={name} />
      <span className="method-factors">
        <Checkbox
          label={t('signInExperience.methods.password')}
          checked={password}
          disabled={!canBeSent}
          onChange={(event) => onChange({ ...method, password: event.target.checked })}
        />
        {canBeSent && (
          <Checkbox
            label={t('signInExperience.methods.code')}
            checked={verificationCode}
            onChange={(event) => onChange({ ...method, verificationCode: event.target.checked })}
          />
        )}
        {password && verificationCode && canBeSent && (
          <SegmentedControl
            aria-label={t('signInExperience.methods.first', { name })}
            value={isPasswordPrimary ? 'password' : 'code'}
            onChange={(first) => onChange({ ...method, isPasswordPrimary: first === 'password' })}
            options={[
              { value: 'password', label: t('signInExperience.methods.passwordFirst') },
              { value: 'code', label: t('signInExperience.methods.codeFirst') },
            ]}
          />
        )}
      </span>
    </li>
  );
}
