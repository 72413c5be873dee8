import { listSigningKeys } from '@gatehouse/contract/signing-keys/endpoints';
import type {
  SigningKey,
  SigningKeyStatus,
  SigningKeyType,
} from '@gatehouse/contract/signing-keys/signing-keys';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Status, type Tone } from '@gatehouse/ui/data/badge';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { type Column, Table } from '@gatehouse/ui/data/table';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { useExplanation } from './use-explanation.ts';
import { useKeyMenu } from './use-key-menu.tsx';

const tones: Record<SigningKeyStatus, Tone> = { Next: 'accent', Current: 'success', Previous: 'neutral' };
const algorithms = { EC: 'ES256', RSA: 'RS256' };

const createdCell = ({ createdAt }: SigningKey) => <RelativeTime time={createdAt} />;
const idCell = ({ id }: SigningKey) => <CopyText value={id} />;
const statusCell = ({ status }: SigningKey) => <KeyStatus status={status} />;

/** The keys with their states and what these mean. A key that is due becomes the current one while the page is open. */
export function KeysTable({ keyType }: { keyType: SigningKeyType }) {
  const { t } = useTranslation();
  const mayRead = useCan(listSigningKeys.permission);
  const { data, error, retry } = useApi(
    listSigningKeys,
    { params: { keyType } },
    { enabled: mayRead, refreshMs: 30_000 },
  );
  const explain = useExplanation(keyType);
  const rowMenu = useKeyMenu(keyType, data ?? []);
  if (!mayRead)
    return <ForbiddenState permission={listSigningKeys.permission} who={t('app.forbidden.who')} />;

  const algorithm: Column<SigningKey> = {
    key: 'algorithm',
    header: t('signingKeys.columns.algorithm'),
    width: '6rem',
    cell: ({ signingKeyAlgorithm }) => signingKeyAlgorithm && algorithms[signingKeyAlgorithm],
  };
  const columns: Column<SigningKey>[] = [
    { key: 'id', header: t('signingKeys.columns.id'), width: '26rem', title: ({ id }) => id, cell: idCell },
    { key: 'status', header: t('signingKeys.columns.status'), width: '6.5rem', cell: statusCell },
    { key: 'meaning', header: t('signingKeys.columns.meaning'), cell: explain },
    ...(keyType === 'private-keys' ? [algorithm] : []),
    {
      key: 'created',
      header: t('signingKeys.columns.created'),
      width: '8.5rem',
      labelled: true,
      cell: createdCell,
    },
  ];
  return (
    <Table
      label={t(`signingKeys.tabs.${keyType}`)}
      columns={columns}
      rows={error ? [] : data}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => id}
      rowMenu={rowMenu}
      expectedRows={2}
      empty={error && <Failed error={error} onRetry={retry} />}
    />
  );
}

function KeyStatus({ status }: Pick<SigningKey, 'status'>) {
  const { t } = useTranslation();
  return <Status tone={tones[status]}>{t(`signingKeys.status.${status}`)}</Status>;
}
