import {
  deleteApplicationSecret,
  listApplicationSecrets,
  listApplicationSecretSummaries,
} from '@gatehouse/contract/applications/secret-endpoints';
import type { SecretSummary } from '@gatehouse/contract/applications/secrets';
import { Badge } from '@gatehouse/ui/data/badge';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { AnchoredSection } from '../../../parts/pages/anchored-section.tsx';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../app/api/call.ts';
import { useApi } from '../../../app/api/use-api.ts';
import { useSave } from '../../../app/api/use-save.ts';
import { useApp } from '../../../app/app-context.ts';
import { useCan } from '../../../app/use-can.ts';
import { Failed } from '../../../parts/pages/failed.tsx';
import { CreateSecret } from './create-secret.tsx';
import '../applications.css';

/** The secrets of an application, shown on demand. */
export function Secrets({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const [isCreating, setCreating] = useState(false);
  const mayWrite = useCan('write:data');
  const { data, error, retry } = useApi(listApplicationSecretSummaries, { params: { id: applicationId } });
  return (
    <AnchoredSection
      name="secrets"
      title={t('applications.secrets.title')}
      description={t('applications.secrets.text')}
    >
      {error && <Failed error={error} onRetry={retry} />}
      {!data && !error && <Skeleton width="60%" />}
      {data?.length === 0 && <p>{t('applications.secrets.empty')}</p>}
      {data && data.length > 0 && (
        <div className="secrets">
          {data.map((secret) => (
            <Secret
              key={secret.name}
              applicationId={applicationId}
              secret={secret}
              isLast={data.length === 1}
            />
          ))}
        </div>
      )}
      {mayWrite && (
        <div>
          <Button icon={<Plus />} onClick={() => setCreating(true)}>
            {t('applications.secrets.create')}
          </Button>
        </div>
      )}
      {isCreating && <CreateSecret applicationId={applicationId} onClose={() => setCreating(false)} />}
    </AnchoredSection>
  );
}

interface SecretProps {
  applicationId: string;
  secret: SecretSummary;
  isLast: boolean;
}

function Secret({ applicationId, secret: { name, createdAt, expiresAt }, isLast }: SecretProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const confirm = useConfirm();
  const { save: remove } = useSave(deleteApplicationSecret);
  const mayRead = useCan('write:data');
  const mayDelete = useCan('delete:data');

  async function reveal(): Promise<string> {
    const secrets = await call(api, listApplicationSecrets, { params: { id: applicationId } });
    const secret = secrets.find((other) => other.name === name);
    if (!secret) throw new Error(name);
    return secret.value;
  }
  const askToRemove = () =>
    confirm({
      title: t('applications.secrets.deleteTitle', { name }),
      body: t(isLast ? 'applications.secrets.deleteLastText' : 'applications.secrets.deleteText'),
      confirmLabel: t('applications.secrets.delete'),
      tone: 'danger',
      action: () => remove({ params: { id: applicationId, name } }),
    });
  return (
    <div className="secret">
      <div className="secret-head">
        <span className="secret-name" title={name}>
          {name}
        </span>
        <span className="secret-state">
          {t('applications.secrets.created')} <RelativeTime time={createdAt} />
        </span>
        <Expiry at={expiresAt} />
        {mayDelete && (
          <IconButton
            size="small"
            icon={<Trash2 />}
            label={t('applications.secrets.deleteOf', { name })}
            onClick={() => void askToRemove()}
          />
        )}
      </div>
      {mayRead && <SecretText variant="box" label={name} onReveal={reveal} />}
    </div>
  );
}

const month = 30 * 86_400_000;

/** The expiration of a secret, highlighted if it is expired or close. */
function Expiry({ at }: { at: number | null }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  if (at === null) return <Badge>{t('applications.secrets.never')}</Badge>;
  if (at <= now) return <Badge tone="danger">{t('applications.secrets.expired')}</Badge>;
  return (
    <Badge tone={at - now < month ? 'warning' : 'neutral'}>
      {t('applications.secrets.expires')} <RelativeTime time={at} />
    </Badge>
  );
}
