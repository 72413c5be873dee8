import type { ClientOutput } from '@gatehouse/contract/endpoint';
import {
  previewReady,
  type PreviewMessage,
  type PreviewTextMessage,
} from '@gatehouse/contract/sign-in/preview';
import { previewSignIn } from '@gatehouse/contract/sign-in/preview-endpoints';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { request } from '../../app/api/call.ts';
import { useApp } from '../../app/app-context.ts';
import { isRecord } from '../../app/is-record.ts';

type Answer = ClientOutput<typeof previewSignIn>;
/** A page as the server renders it; undefined until the first one is loaded. */
export type Drawn = Answer | undefined;

/** Debounces typing. */
const pauseMs = 120;

/** The page that the server renders with the unsaved values, or the last one that was valid, while another one is drawn. None without a body. */
export function useDrawn(body: object | undefined): { drawn: Drawn; isDrawing: boolean } {
  const { api } = useApp();
  const [answer, setAnswer] = useState<Answer>();
  const [settled, setSettled] = useState<string>();
  const wanted = body && JSON.stringify(body);
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      request(api, previewSignIn, { body: JSON.parse(wanted) }, { signal: abort.signal })
        // Incomplete values, such as half a color, are rejected. The form shows the error, and the preview stays.
        .then(setAnswer, () => {})
        .finally(() => setSettled(wanted));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, wanted]);
  return { drawn: answer, isDrawing: wanted !== undefined && settled !== wanted };
}

const previewText: PreviewTextMessage['type'] = 'gatehouse:preview-text';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Posts each page to the frame once it listens, and only to that origin (attacks: framing). */
export function usePost(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  answer: Drawn,
  scheme: PreviewMessage['scheme'],
  onText: (keys: string[]) => void = () => {},
) {
  const [ready, setReady] = useState(0);
  const tell = useEffectEvent(onText);
  // In a layout effect, because the frame announces itself only once and may load faster than this effect runs.
  useLayoutEffect(() => {
    const listen = ({ data, origin: sender, source }: MessageEvent) => {
      if (sender !== origin || source !== frame.current?.contentWindow) return;
      if (!isRecord(data)) return;
      if (data['type'] === previewReady) setReady((count) => count + 1);
      if (data['type'] === previewText && Array.isArray(data['keys'])) tell(data['keys'].filter(isText));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
  useEffect(() => {
    if (ready === 0 || !answer) return;
    const { screens: _offered, ...page } = answer;
    const message = { type: 'gatehouse:preview', ...page, scheme } satisfies Record<
      keyof PreviewMessage,
      unknown
    >;
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [frame, origin, ready, answer, scheme]);
  return ready > 0;
}
