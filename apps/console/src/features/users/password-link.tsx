import type { ClientOutput } from '@gatehouse/contract/endpoint';
import { createPasswordLink } from '@gatehouse/contract/users/access-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { useLocale } from '@gatehouse/ui/base/texts';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { Banner } from '@gatehouse/ui/states/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { DialogActions } from '../../parts/forms/dialog-actions.tsx';
import { useOneAtATime } from '../../parts/forms/use-one-at-a-time.ts';

type Created = ClientOutput<typeof createPasswordLink>;

/** Sends a user a link to set their password, or shows it once to be handed over. Mounted while open. */
export function PasswordLink({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, primaryEmail, hasPassword } = user;
  const [way, setWay] = useState<'send' | 'copy'>(primaryEmail ? 'send' : 'copy');
  const [created, setCreated] = useState<Created>();
  const { save, isSaving } = useSave(createPasswordLink);
  const submit = useOneAtATime(async () => {
    const purpose = hasPassword ? 'reset' : 'invitation';
    try {
      setCreated(await save({ params: { userId: id }, body: { purpose, send: way === 'send' } }));
    } catch {
      // The error is shown in a toast, and the dialog stays.
    }
  });
  if (created)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t(created.link === null ? 'users.password.link.sentTitle' : 'users.password.link.copyTitle')}
      >
        <DialogBody>
          <Result created={created} />
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {t('users.create.done')}
          </Button>
        </DialogFooter>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('users.password.link.title', { name: displayName(user) })}
      description={t('users.password.link.description')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogBody>
          {primaryEmail ? (
            <Field
              label={t('users.password.link.how')}
              help={way === 'send' ? t('users.password.link.sendTo', { email: primaryEmail }) : undefined}
              group
            >
              <SegmentedControl
                options={(['send', 'copy'] as const).map((value) => ({
                  value,
                  label: t(`users.password.link.ways.${value}`),
                }))}
                value={way}
                onChange={setWay}
              />
            </Field>
          ) : (
            <p className="ui-field-help">{t('users.password.link.noEmail')}</p>
          )}
        </DialogBody>
        <DialogActions
          submit={t(way === 'send' ? 'users.password.link.send' : 'users.password.link.create')}
          isSaving={isSaving}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

function Result({ created: { link, sentTo, expiresAt } }: { created: Created }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(expiresAt);
  if (link === null) return <p>{t('users.password.link.sent', { email: sentTo, time })}</p>;
  return (
    <>
      <Banner tone="warning">{t('users.password.link.copyNow', { time })}</Banner>
      <KeyValue
        items={[
          {
            key: 'link',
            label: t('users.password.link.label'),
            value: <CopyText value={link} label={t('users.password.link.label')} />,
          },
        ]}
      />
    </>
  );
}
