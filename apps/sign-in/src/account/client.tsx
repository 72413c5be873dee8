import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import { hydrateRoot } from 'react-dom/client';
import '../styles/account.css';
import { AccountPage } from './account-page.tsx';

const root = document.querySelector('#root');
const state = document.querySelector('#state')?.textContent;
// Written by the server that rendered the document, from the contract's type.
if (root instanceof HTMLElement && state) start(root, JSON.parse(state) as AccountPageState);

/** Hydrates the page. The preview is a separate chunk, because only the console needs it. */
function start(element: HTMLElement, page: AccountPageState): void {
  const { preview } = page;
  if (preview)
    void import('./account-preview.tsx').then(({ startAccountPreview }) =>
      startAccountPreview(element, preview.origin),
    );
  else hydrateRoot(element, <AccountPage state={page} />);
}
