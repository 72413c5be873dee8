import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { previewReady, PreviewMessage } from '@gatehouse/contract/sign-in/preview';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { resumeStep } from '../flow/flow-context.tsx';
import { loadStep } from '../flow/steps.ts';
import { Page } from '../page.tsx';

/** Said when the page listens; `previewReady` of the contract, whose schemas stay on the server. */
const ready: typeof previewReady = 'gatehouse:preview-ready';

const asksForDark = /prefers-color-scheme:\s*dark/;
const answered = new WeakSet<CSSMediaRule>();

/** Answers the pages' question for the system's colours, which this browser would answer with its own. */
function pretendScheme(scheme: 'light' | 'dark'): void {
  const media = scheme === 'dark' ? 'all' : 'not all';
  const answer = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && asksForDark.test(rule.media.mediaText)) answered.add(rule);
      if (rule instanceof CSSMediaRule && answered.has(rule)) rule.media.mediaText = media;
      // The pages' own rules stand in a layer; an operator's may stand in one, too.
      else if (rule instanceof CSSGroupingRule) answer(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) answer(sheet.cssRules);
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) source.media = media;
}

/** What was posted; what is left out is as it is without settings. */
type Shown = Partial<PreviewMessage> & Pick<PreviewMessage, 'state'>;

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

  async function show({ state, css = '', followsSystem = false, scheme = 'light' }: Shown): Promise<void> {
    const turn = (count += 1);
    await loadStep(resumeStep(state));
    // While its screen was fetched, another page was posted.
    if (turn !== count) return;
    sheet.replaceSync(css);
    document.documentElement.lang = state.language;
    document.documentElement.dir = state.direction;
    document.documentElement.classList.toggle('follows-system', followsSystem);
    flushSync(() => root.render(<Page key={turn} state={state} />));
    pretendScheme(followsSystem ? scheme : 'light');
  }

  addEventListener('message', ({ data, origin: sender, source }: MessageEvent<Partial<PreviewMessage>>) => {
    if (sender !== origin || source !== parent || data?.type !== 'gatehouse:preview' || !data.state) return;
    void show({ ...data, state: data.state });
  });
  parent.postMessage({ type: ready }, origin);
}
