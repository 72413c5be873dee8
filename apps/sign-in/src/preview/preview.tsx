import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { previewReady, PreviewMessage } from '@gatehouse/contract/sign-in/preview';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { resumeStep } from '../flow/flow-context.tsx';
import { Page } from '../page.tsx';
import { loadOwnScreen } from '../own-screens.ts';
import { loadStep } from '../step-screens.ts';
import { overrideScheme } from './override-scheme.ts';
import { tellClicks } from './clicked-text.ts';

/** Sent once the page listens: `previewReady` of the contract, without loading its schemas. */
const ready: typeof previewReady = 'gatehouse:preview-ready';

/** A posted message; missing properties have their defaults. */
type Shown = Partial<PreviewMessage> & Pick<PreviewMessage, 'state'>;

/** Renders the state that the console posts. Only messages of the framing window with the console's origin count, and the page is inert. */
export function startPreview(element: HTMLElement, first: PageState, origin: string): void {
  element.inert = true;
  const root = hydrateRoot(element, <Page state={first} />);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let count = 0;
  let shown = first.texts;
  tellClicks(element, origin, () => shown);

  async function show({ state, css = '', followsSystem = false, scheme = 'light' }: Shown): Promise<void> {
    const turn = (count += 1);
    await Promise.all([loadStep(resumeStep(state)), loadOwnScreen(state.screen)]);
    // Another message arrived while the screen was loading.
    if (turn !== count) return;
    sheet.replaceSync(css);
    document.documentElement.lang = state.language;
    document.documentElement.dir = state.direction;
    document.documentElement.classList.toggle('follows-system', followsSystem);
    flushSync(() => root.render(<Page key={turn} state={state} />));
    overrideScheme(followsSystem ? scheme : 'light');
    shown = state.texts;
  }

  addEventListener('message', ({ data, origin: sender, source }: MessageEvent<Partial<PreviewMessage>>) => {
    if (sender !== origin || source !== parent || data?.type !== 'gatehouse:preview' || !data.state) return;
    void show({ ...data, state: data.state });
  });
  parent.postMessage({ type: ready }, origin);
}
