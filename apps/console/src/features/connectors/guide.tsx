import { getConnector } from '@gatehouse/contract/connectors/endpoints';
import { Panel } from '@gatehouse/ui/layout/card';
import { useDetails } from '../../parts/pages/details-page.tsx';
import { Markdown } from '../../parts/markdown/markdown.tsx';

/** The guide of a connector. */
export function ConnectorGuide() {
  const { readme } = useDetails(getConnector);
  return (
    <Panel>
      <Markdown text={readme} />
    </Panel>
  );
}
