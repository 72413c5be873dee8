import {
  addOwnFactor,
  generateOwnTotpSecret,
  replaceOwnTotp,
} from '@gatehouse/contract/account/mfa-endpoints';
import { TotpSecret } from '../../factors/totp/totp-secret.tsx';
import { CodeField, readCode } from '../../factors/verification-code/code-field.tsx';
import { useResponse } from '../../flow/use-response.ts';
import { useSubmit } from '../../flow/use-submit.ts';
import { Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useAccount } from '../state/account-context.tsx';

/** Sets up an authenticator app; the first code confirms it. */
export function TotpDialog({ isReplaced, onClose }: { isReplaced: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { call, prove, refresh } = useAccount();
  const { answer, problem } = useResponse(() => call(generateOwnTotpSecret));
  const form = useSubmit(async (values) => {
    if (!answer) return;
    const given = { secret: answer.secret, code: readCode(values.code ?? '') };
    await prove(() =>
      isReplaced
        ? call(replaceOwnTotp, { body: given })
        : call(addOwnFactor, { body: { type: 'Totp', ...given } }),
    );
    await refresh();
    onClose();
  });
  return (
    <Dialog title={t('account.totp')} text={t('bind.totp_text')} onClose={onClose}>
      <TotpSecret answer={answer} />
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      <Form form={form} action={t('page.continue')}>
        <CodeField label={t('code.field')} problem={form.problemOf('code')} />
      </Form>
    </Dialog>
  );
}
