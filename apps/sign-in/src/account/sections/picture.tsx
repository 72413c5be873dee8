import { updateOwnAccount, uploadOwnAvatar } from '@gatehouse/contract/account/endpoints';
import { avatarTypes } from '@gatehouse/contract/assets/avatar-types';
import { useRef } from 'react';
import { useTexts } from '../../texts.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row } from '../parts/section.tsx';
import { useAccount } from '../state/account-context.tsx';

/** The user's picture. Choosing a file replaces it at once. */
export function Picture() {
  const { t } = useTexts();
  const { account, call, refresh, mayEdit } = useAccount();
  const input = useRef<HTMLInputElement>(null);
  const { avatar, name, username, primaryEmail } = account;
  const label = t('account.picture');

  async function save(url: string | null): Promise<void> {
    await call(updateOwnAccount, { body: { avatar: url } });
    await refresh();
  }

  return (
    <Row
      label={label}
      icon={<Avatar url={avatar} name={name ?? username ?? primaryEmail ?? ''} />}
      value={mayEdit('avatar') ? t('account.picture_text') : undefined}
      isMuted
    >
      {mayEdit('avatar') && (
        <>
          <RowButton
            action={t(avatar ? 'page.change' : 'account.add')}
            name={label}
            run={() =>
              choose(input.current, async (file) => save((await call(uploadOwnAvatar, { file })).url))
            }
          />
          <input ref={input} type="file" accept={avatarTypes.join(',')} hidden />
          {avatar && <RowButton action={t('account.remove')} name={label} run={() => save(null)} />}
        </>
      )}
    </Row>
  );
}

/** Lets the user choose a file; ends without one if they close the browser's dialog. */
function choose(input: HTMLInputElement | null, use: (file: File) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!input) return resolve();
    input.value = '';
    const end = new AbortController();
    const listen = (type: 'change' | 'cancel', task: () => Promise<void>): void =>
      input.addEventListener(
        type,
        () => {
          end.abort();
          task().then(resolve, reject);
        },
        { signal: end.signal },
      );
    listen('change', async () => {
      const [file] = input.files ?? [];
      if (file) await use(file);
    });
    listen('cancel', async () => {});
    input.click();
  });
}
