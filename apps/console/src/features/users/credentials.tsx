import type { User } from '@gatehouse/contract/users/users';
import { Banner } from '@gatehouse/ui/states/banner';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { useTranslation } from 'react-i18next';

/** A user's identifier and password, shown once to be copied. */
export function Credentials({ user, password }: { user: User; password: string | undefined }) {
  const { t } = useTranslation();
  const lines = [
    { key: 'username', label: t('users.create.username'), value: user.username },
    { key: 'email', label: t('users.create.email'), value: user.primaryEmail },
    { key: 'phone', label: t('users.create.phone'), value: user.primaryPhone },
    { key: 'password', label: t('users.password.value'), value: password },
  ];
  return (
    <>
      {password !== undefined && <Banner tone="warning">{t('users.password.handOver')}</Banner>}
      <KeyValue
        items={lines.flatMap(({ value, ...line }) =>
          value ? [{ ...line, value: <CopyText value={value} label={line.label} /> }] : [],
        )}
      />
    </>
  );
}
