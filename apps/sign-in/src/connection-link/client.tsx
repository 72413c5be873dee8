import type { ConnectionLinkPageState } from '@gatehouse/contract/connection-links/page';
import { hydrateRoot } from 'react-dom/client';
import '../styles/connection-link.css';
import { ConnectionLinkPage } from './connection-link-page.tsx';

const root = document.querySelector('#root');
const state = document.querySelector('#state')?.textContent;
// Written by the server that rendered the document, from the contract's type.
if (root instanceof HTMLElement && state)
  hydrateRoot(root, <ConnectionLinkPage state={JSON.parse(state) as ConnectionLinkPageState} />);
