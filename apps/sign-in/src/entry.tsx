import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import type { ConnectionLinkPageState } from '@gatehouse/contract/connection-links/page';
import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { renderToString } from 'react-dom/server';
import { AccountPage } from './account/account-page.tsx';
import { ConnectionLinkPage } from './connection-link/connection-link-page.tsx';
import { loadAllOwnScreens } from './own-screens.ts';
import { Page } from './page.tsx';
import { loadAllSteps } from './step-screens.ts';

export { describeTitle } from './title.ts';

await Promise.all([loadAllSteps(), loadAllOwnScreens()]);

/** Renders a page on the server (`PageRenderer` of the contract). */
export const render = (state: PageState): string => renderToString(<Page state={state} />);

/** Renders the account page on the server, while the account isn't loaded. */
export const renderAccount = (state: AccountPageState): string =>
  renderToString(<AccountPage state={state} />);

/** Renders the page of a connection link on the server, while its link isn't opened. */
export const renderConnectionLink = (state: ConnectionLinkPageState): string =>
  renderToString(<ConnectionLinkPage state={state} />);
