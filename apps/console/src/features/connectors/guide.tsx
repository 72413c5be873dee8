import { getConnector } from '@gatehouse/contract/connectors/endpoints';
import { Panel } from '@gatehouse/ui/layout/card';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Markdown } from '../../parts/markdown/markdown.tsx';

/** What there is to do at the provider. */
export function ConnectorGuide() {
  const { readme } = useDetails(getConnector);
  return (
    <Panel>
      <Markdown text={readme} />
    </Panel>
  );
}
