import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { PreviewMessage } from '@gatehouse/contract/sign-in/preview';
import { hydrateRoot } from 'react-dom/client';
import { Page } from '../page.tsx';

/** Said when the page listens; `previewReady` of the contract, whose schemas stay on the server. */
const ready: typeof import('@gatehouse/contract/sign-in/preview').previewReady = 'gatehouse:preview-ready';

/**
 * Shows what the console posts, drawn anew with each message. Only the window that frames this page is listened to, and only while it
 * is the console's; nothing on the page can be used.
 */
export function startPreview(element: HTMLElement, first: PageState, origin: string): void {
  element.inert = true;
  const root = hydrateRoot(element, <Page state={first} />);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let count = 0;

  addEventListener('message', ({ data, origin: sender, source }: MessageEvent<Partial<PreviewMessage>>) => {
    if (sender !== origin || source !== parent || data?.type !== 'gatehouse:preview' || !data.state) return;
    const { state, css = '', followsSystem = false } = data;
    sheet.replaceSync(css);
    document.documentElement.lang = state.language;
    document.documentElement.dir = state.direction;
    document.documentElement.classList.toggle('follows-system', followsSystem);
    root.render(<Page key={(count += 1)} state={state} />);
  });
  parent.postMessage({ type: ready }, origin);
}
