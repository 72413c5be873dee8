import { type ComponentType, useState } from 'react';
import type { SignInTextKey } from '@gatehouse/phrases/sign-in/en';
import { passkeyFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { useTexts } from '../../texts.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useAccount } from '../state/account-context.tsx';
import type { Question } from '../state/use-proof.ts';
import { EmailWay, PhoneWay } from './code-way.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { PasswordWay } from './password-way.tsx';
import { SignInWay } from './sign-in-way.tsx';
import { TotpWay } from './totp-way.tsx';

export type WayProps = Pick<Question, 'onVerified'>;

interface Way {
  name: SignInTextKey;
  Verify: ComponentType<WayProps>;
}

/**
 * Asks users to verify their identity, in one of the ways that their account has. Signing in again is always possible, except where only a
 * second factor counts: the trusted device would leave it out again.
 */
export function StepUp({ needsFactor, onVerified, onCancel }: Question) {
  const { t } = useTexts();
  const ways = useWays(needsFactor);
  const [chosen, setChosen] = useState(ways[0]);
  const { Verify } = chosen;
  return (
    <Dialog title={t('mfa.title')} text={t('account.verify_text')} onClose={onCancel}>
      <Verify onVerified={onVerified} />
      {ways.length > 1 && (
        <ul className="others">
          {ways
            .filter(({ name }) => name !== chosen.name)
            .map((way) => (
              <li key={way.name}>
                <button type="button" className="link" onClick={() => setChosen(way)}>
                  {t(way.name)}
                </button>
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  );
}

function useWays(needsFactor: boolean): [Way, ...Way[]] {
  const { account, factors } = useAccount();
  const has = (wanted: string): boolean => factors.some(({ type }) => type === wanted);
  const isEnough = !needsFactor;
  // A code sent to an address is a second factor of accounts without others.
  const mayUseCode = isEnough || !(has(passkeyFactor) || has('Totp'));
  const ways: (Way & { isOffered: boolean })[] = [
    {
      name: 'account.verify_password',
      Verify: PasswordWay,
      isOffered: isEnough && account.hasPassword === true,
    },
    { name: 'mfa.use_key', Verify: PasskeyWay, isOffered: has(passkeyFactor) },
    { name: 'mfa.use_email', Verify: EmailWay, isOffered: mayUseCode && Boolean(account.primaryEmail) },
    { name: 'mfa.use_sms', Verify: PhoneWay, isOffered: mayUseCode && Boolean(account.primaryPhone) },
    { name: 'mfa.use_totp', Verify: TotpWay, isOffered: has('Totp') },
  ];
  const again: Way = { name: 'account.verify_again', Verify: SignInWay };
  const [first = again, ...others] = ways.filter(({ isOffered }) => isOffered);
  if (first === again) return [again];
  return needsFactor ? [first, ...others] : [first, ...others, again];
}
