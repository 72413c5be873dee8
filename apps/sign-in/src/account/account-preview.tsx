import type { AccountPageState } from '@gatehouse/contract/account/account-page';
import type { previewReady, PreviewMessage } from '@gatehouse/contract/sign-in/preview';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AccountPage, type Opened } from './account-page.tsx';
import { tellClicks } from '../preview/clicked-text.ts';
import { overrideScheme } from '../preview/override-scheme.ts';

const ready: typeof previewReady = 'gatehouse:preview-ready';

/** An account of no user. What the page would load besides stays empty. */
const example: Opened = {
  session: { token: '', idToken: '', since: 0, signedInAt: 0, isByDevice: false },
  call: () => new Promise(() => {}),
  load: () => new Promise(() => {}),
  first: {
    account: {
      id: 'example',
      name: 'Ada Lovelace',
      username: 'ada',
      primaryEmail: 'ada@example.com',
      primaryPhone: null,
      avatar: null,
      profile: {},
      customData: {},
      identities: {},
      ssoIdentities: [],
      hasPassword: true,
      hasSecurityVerificationMethod: true,
    },
    factors: [],
    organizations: [],
  },
};

/** Renders the state that the console posts, with an example account. Only messages of the framing window with the console's origin count. */
export function startAccountPreview(element: HTMLElement, origin: string): void {
  element.inert = true;
  const root = createRoot(element);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let count = 0;
  let texts: Readonly<Record<string, string>> = {};
  tellClicks(element, origin, () => texts);

  function show({ state, css, followsSystem, scheme }: PreviewMessage<AccountPageState>): void {
    count += 1;
    sheet.replaceSync(css);
    document.documentElement.lang = state.language;
    document.documentElement.dir = state.direction;
    document.documentElement.classList.toggle('follows-system', followsSystem);
    flushSync(() => root.render(<AccountPage key={count} state={state} example={example} />));
    overrideScheme(followsSystem ? scheme : 'light');
    texts = state.texts;
  }

  addEventListener(
    'message',
    ({ data, origin: sender, source }: MessageEvent<Partial<PreviewMessage<AccountPageState>>>) => {
      const isOwn = sender === origin && source === parent && data?.type === 'gatehouse:preview';
      const { state, css = '', followsSystem = false, scheme = 'light' } = isOwn ? data : {};
      // A frame that is replaced can get the last page of the other kind.
      if (!state || !('fields' in state)) return;
      show({ type: 'gatehouse:preview', state, css, followsSystem, scheme });
    },
  );
  parent.postMessage({ type: ready }, origin);
}
