import type { MfaVerification } from '@gatehouse/contract/mfa/mfa';
import {
  type KeptFactor,
  type passkeyFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { type ComponentType, useState } from 'react';
import { useTexts } from '../../texts.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { useAccount } from '../state/account-context.tsx';
import { BackupCodesDialog } from './backup-codes-dialog.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import { useFactorDates } from './use-factor-dates.ts';

type Shown = Exclude<KeptFactor, typeof passkeyFactor>;

const shown = {
  Totp: { name: 'account.totp', SetUp: TotpDialog },
  [spareFactor]: { name: 'account.backup', SetUp: BackupCodesDialog },
} as const satisfies Record<
  Shown,
  { name: string; SetUp: ComponentType<{ isReplaced: boolean; onClose: () => void }> }
>;

/** The authenticator app and the backup codes; an account has each at most once. */
export function SecondFactors() {
  const { t } = useTexts();
  const { state, factors, maySee } = useAccount();
  const types = (['Totp', spareFactor] as const).filter(
    (type) => state.factors.includes(type) || factors.some((factor) => factor.type === type),
  );
  if (!maySee('mfa') || types.length === 0) return null;
  return (
    <Section name="second-factors" title={t('account.mfa')} text={t('account.mfa_text')}>
      <Rows>
        {types.map((type) => (
          <FactorRow key={type} type={type} factor={factors.find((factor) => factor.type === type)} />
        ))}
      </Rows>
    </Section>
  );
}

function FactorRow({ type, factor }: { type: Shown; factor: MfaVerification | undefined }) {
  const { t } = useTexts();
  const { state, mayEdit, prove } = useAccount();
  const [change, setChange] = useState<'set-up' | 'remove'>();
  const describe = useFactorDates();
  const { name: key, SetUp } = shown[type];
  const name = t(key);
  const isUsedUp = factor?.remainCodes === 0;
  // Backup codes are generated again once all are used; an authenticator app can be replaced at any time.
  const maySetUp = state.factors.includes(type) && (!factor || type === 'Totp' || isUsedUp);
  const left = factor?.remainCodes;
  const value = left === undefined ? factor && describe(factor) : t('account.backup_left', { count: left });
  return (
    <Row label={name} value={value ?? t('account.none')} isMuted>
      {mayEdit('mfa') && maySetUp && (
        <RowButton
          action={t(factor ? 'page.change' : 'account.add')}
          name={name}
          run={() => prove(async () => setChange('set-up'))}
        />
      )}
      {mayEdit('mfa') && factor && (
        <RowButton
          action={t('account.remove')}
          name={name}
          run={() => prove(async () => setChange('remove'))}
        />
      )}
      {change === 'set-up' && (
        <SetUp isReplaced={factor !== undefined} onClose={() => setChange(undefined)} />
      )}
      {change === 'remove' && factor && (
        <RemoveFactor name={name} id={factor.id} onClose={() => setChange(undefined)} />
      )}
    </Row>
  );
}
