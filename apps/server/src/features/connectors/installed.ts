import type { Connector } from '@gatehouse/connectors/kit/connector';
import { toFormItems } from '@gatehouse/connectors/kit/fields';
import type { ConnectorFactory } from '@gatehouse/contract/connectors/connectors';

/** A kind of connector as the API shows it. */
export const toFactory = ({ metadata, settings, refresh }: Connector): ConnectorFactory => ({
  ...metadata,
  formItems: toFormItems(settings),
  isStandard: metadata.isStandard ?? false,
  isTokenStorageSupported: refresh !== undefined,
});
