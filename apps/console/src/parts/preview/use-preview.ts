import type { ClientOutput } from '@gatehouse/contract/endpoint';
import { previewReady, type PreviewMessage } from '@gatehouse/contract/sign-in/preview';
import { previewSignIn } from '@gatehouse/contract/sign-in/preview-endpoints';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { call } from '../../app/api/call.ts';
import { useApp } from '../../app/app-context.ts';

type Answer = ClientOutput<typeof previewSignIn>;
/** A page as the server would draw it; undefined until the first is there. */
export type Drawn = Answer | undefined;

/** While somebody is typing, a page for each letter would be drawn for nobody. */
const pauseMs = 120;

/** The page as the server would draw it with what is not saved yet; the last one that could be drawn. Without a body none is. */
export function useDrawn(body: object | undefined): Drawn {
  const { api } = useApp();
  const [answer, setAnswer] = useState<Answer>();
  const wanted = body && JSON.stringify(body);
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(api, previewSignIn, { body: JSON.parse(wanted) as object }, { signal: abort.signal }).then(
        setAnswer,
        // Half a colour cannot be shown, nor saved: the form says what is wrong with it, and the page stays as it was.
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, wanted]);
  return answer;
}

/** Posts each page to the frame once it listens; to that origin alone (attacks: framing). */
export function usePost(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  answer: Drawn,
  scheme: PreviewMessage['scheme'],
) {
  const [ready, setReady] = useState(0);
  // Before the browser gets to anything else: the frame says once that it listens, and may be faster than a busy console.
  useLayoutEffect(() => {
    const listen = ({ data, origin: sender, source }: MessageEvent) => {
      if (sender !== origin || source !== frame.current?.contentWindow) return;
      const { type } = (data ?? {}) as { type?: unknown };
      if (type === previewReady) setReady((count) => count + 1);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
  useEffect(() => {
    if (ready === 0 || !answer) return;
    const { screens: _offered, ...page } = answer;
    const message = { type: 'gatehouse:preview', ...page, scheme } as unknown as PreviewMessage;
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [frame, origin, ready, answer, scheme]);
  return ready > 0;
}
