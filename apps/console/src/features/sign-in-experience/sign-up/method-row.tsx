import type { SignInMethod } from '@gatehouse/contract/sign-in-experience/methods';
import { Checkbox } from '@gatehouse/ui/checkbox';
import { IconButton } from '@gatehouse/ui/icon-button';
import { SegmentedControl } from '@gatehouse/ui/segmented-control';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type Method = SignInMethod;

export interface MethodRowProps {
  method: Method;
  isFirst: boolean;
  isLast: boolean;
  onChange: (method: Method) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One identifier, what proves it, and its place. The buttons keep the focus while the row moves. */
export function MethodRow({ method, isFirst, isLast, onChange, onMove, onRemove }: MethodRowProps) {
  const { t } = useTranslation();
  const { identifier, password, verificationCode, isPasswordPrimary } = method;
  const name = t(`signInExperience.identifiers.${identifier}`);
  const canBeSent = identifier !== 'username';
  return (
    <li className="method">
      <span className="method-name">{name}</span>
      <span className="method-actions">
        <IconButton
          size="small"
          label={t('signInExperience.methods.up', { name })}
          icon={<ArrowUp />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={t('signInExperience.methods.down', { name })}
          icon={<ArrowDown />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          label={t('signInExperience.methods.remove', { name })}
          icon={<X />}
          onClick={onRemove}
        />
      </span>
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
