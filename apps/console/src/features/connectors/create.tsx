import type { ConnectorFactory, ConnectorType } from '@gatehouse/contract/connectors/connectors';
import {
  createConnector,
  listConnectorFactories,
  listConnectors,
} from '@gatehouse/contract/connectors/endpoints';
import { Badge } from '@gatehouse/ui/data/badge';
import { Button } from '@gatehouse/ui/controls/button';
import { Card, CardGrid } from '@gatehouse/ui/layout/card';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useApi } from '../../app/api/use-api.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { Failed } from '../../parts/pages/failed.tsx';
import { ProviderLogo } from '../../parts/providers/provider-logo.tsx';
import { usePickText } from '../../parts/texts/use-pick-text.ts';
import { RoomFor } from '../../parts/plans/with-limit.tsx';
import { usesOf } from '../../parts/plans/uses.ts';
import { groupByTarget } from '../../parts/providers/connector-targets.ts';

export const CreateEmailConnector = () => <CreateConnector type="Email" />;
export const CreateSmsConnector = () => <CreateConnector type="Sms" />;
export const CreateSocialConnector = () => <CreateConnector type="Social" />;

/** Selects the factory of a new connector. */
function CreateConnector({ type }: { type: ConnectorType }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = useTenantPath();
  const list = path(type === 'Social' ? '/connectors/social' : '/connectors/passwordless');
  const close = () => void navigate(list);
  const { data, error, retry } = useApi(listConnectorFactories, {});
  const { data: connectors } = useApi(listConnectors, {});
  const inUse = new Set(connectors?.map(({ connectorId }) => connectorId));
  return (
    <Dialog
      open
      onClose={close}
      title={t(`connectors.create.${type}`)}
      description={t('connectors.create.description')}
      size="large"
      backCloses={false}
    >
      <DialogBody>
        {error ? (
          <Failed error={error} onRetry={retry} />
        ) : (
          <Gallery
            factories={data?.filter((factory) => factory.type === type)}
            base={`${list}/guide`}
            inUse={inUse}
          />
        )}
      </DialogBody>
      <RoomFor uses={type === 'Social' ? usesOf(createConnector) : []} onClose={close}>
        <DialogFooter>
          <Button onClick={close}>{t('parts.cancel')}</Button>
        </DialogFooter>
      </RoomFor>
    </Dialog>
  );
}

interface GalleryProps {
  factories: readonly ConnectorFactory[] | undefined;
  base: string;
  inUse: ReadonlySet<string>;
}

function Gallery({ factories, base, inUse }: GalleryProps) {
  const { t } = useTranslation();
  const pick = usePickText();
  if (!factories)
    return (
      <div className="ui-cards" aria-busy="true">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} width="100%" height="5rem" />
        ))}
      </div>
    );
  if (factories.length === 0) return <p>{t('connectors.create.nothing')}</p>;
  return (
    <CardGrid label={t('connectors.create.label')}>
      {groupByTarget(factories).map(({ first, all }) => {
        // If the target has several platforms, the first that isn't set up.
        const { id } = all.find((factory) => !inUse.has(factory.id)) ?? first;
        return (
          <Card
            key={first.id}
            href={`${base}/${id}`}
            title={pick(first.name)}
            description={pick(first.description)}
            icon={<ProviderLogo {...first} />}
            badge={
              all.some((factory) => inUse.has(factory.id)) && (
                <Badge tone="accent">{t('connectors.create.current')}</Badge>
              )
            }
          />
        );
      })}
    </CardGrid>
  );
}
