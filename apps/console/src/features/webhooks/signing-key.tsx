import { getWebhook, replaceSigningKey } from '@gatehouse/contract/webhooks/endpoints';
import { Button } from '@gatehouse/ui/controls/button';
import { Field } from '@gatehouse/ui/controls/field';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../app/api/call.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useApp } from '../../app/app-context.ts';
import { useCan } from '../../app/use-can.ts';

/** The signing key, shown on demand, because the audit log has who saw it. */
export function SigningKey({ id }: { id: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const confirm = useConfirm();
  const toast = useToast();
  const mayWrite = useCan('write:data');
  const { save: replace, isSaving } = useSave(replaceSigningKey);
  const [replacements, setReplacements] = useState(0);
  const label = t('webhooks.key.label');

  async function reveal() {
    const query = { includeSigningKey: 'true' } as const;
    return (await call(api, getWebhook, { params: { id }, query })).signingKey;
  }
  async function ask() {
    const isConfirmed = await confirm({
      title: t('webhooks.key.replaceTitle'),
      body: t('webhooks.key.replaceText'),
      confirmLabel: t('webhooks.key.replace'),
      action: () => replace({ params: { id } }),
      isAnnounced: false,
    });
    if (!isConfirmed) return;
    setReplacements((count) => count + 1);
    toast.success(t('webhooks.key.replaced'));
  }
  return (
    <Field label={label} help={t('webhooks.key.help')} group>
      {mayWrite && (
        <SecretText key={replacements} label={t('webhooks.key.secret')} variant="box" onReveal={reveal} />
      )}
      {mayWrite && (
        <div>
          <Button size="small" loading={isSaving} onClick={() => void ask()}>
            {t('webhooks.key.replace')}
          </Button>
        </div>
      )}
    </Field>
  );
}
