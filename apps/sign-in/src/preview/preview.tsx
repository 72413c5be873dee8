import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { previewReady, PreviewMessage } from '@gatehouse/contract/sign-in/preview';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { resumeStep } from '../flow/flow-context.tsx';
import { Page } from '../page.tsx';
import { loadStep } from '../step-screens.ts';

/** Sent once the page listens: `previewReady` of the contract, without loading its schemas. */
const ready: typeof previewReady = 'gatehouse:preview-ready';

const darkScheme = /prefers-color-scheme:\s*dark/;
const overridden = new WeakSet<CSSMediaRule>();

/** Makes the page's media queries match the given color scheme instead of this browser's. */
function overrideScheme(scheme: 'light' | 'dark'): void {
  const media = scheme === 'dark' ? 'all' : 'not all';
  const override = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && darkScheme.test(rule.media.mediaText)) overridden.add(rule);
      if (rule instanceof CSSMediaRule && overridden.has(rule)) rule.media.mediaText = media;
      // The pages' rules are in a layer, and the tenant's can be.
      else if (rule instanceof CSSGroupingRule) override(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) override(sheet.cssRules);
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) source.media = media;
}

/** A posted message; missing properties have their defaults. */
type Shown = Partial<PreviewMessage> & Pick<PreviewMessage, 'state'>;

/** Renders the state that the console posts. Only messages of the framing window with the console's origin count, and the page is inert. */
export function startPreview(element: HTMLElement, first: PageState, origin: string): void {
  element.inert = true;
  const root = hydrateRoot(element, <Page state={first} />);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let count = 0;

  async function show({ state, css = '', followsSystem = false, scheme = 'light' }: Shown): Promise<void> {
    const turn = (count += 1);
    await loadStep(resumeStep(state));
    // Another message arrived while the screen was loading.
    if (turn !== count) return;
    sheet.replaceSync(css);
    document.documentElement.lang = state.language;
    document.documentElement.dir = state.direction;
    document.documentElement.classList.toggle('follows-system', followsSystem);
    flushSync(() => root.render(<Page key={turn} state={state} />));
    overrideScheme(followsSystem ? scheme : 'light');
  }

  addEventListener('message', ({ data, origin: sender, source }: MessageEvent<Partial<PreviewMessage>>) => {
    if (sender !== origin || source !== parent || data?.type !== 'gatehouse:preview' || !data.state) return;
    void show({ ...data, state: data.state });
  });
  parent.postMessage({ type: ready }, origin);
}
