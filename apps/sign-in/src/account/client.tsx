import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import { hydrateRoot } from 'react-dom/client';
import '../styles/account.css';
import { AccountPage } from './account-page.tsx';

const root = document.querySelector('#root');
const state = document.querySelector('#state')?.textContent;
// Written by the server that rendered the document, from the contract's type.
if (root instanceof HTMLElement && state)
  hydrateRoot(root, <AccountPage state={JSON.parse(state) as AccountPageState} />);
