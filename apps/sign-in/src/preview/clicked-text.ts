import type { PreviewTextMessage } from '@gatehouse/contract/sign-in/preview';

/**
 * Tells the console which text of the page is clicked. The page is inert, so no element of it is a target: the text is found by its place. Only
 * keys of texts are posted, and only to the console's origin.
 */
export function tellClicks(
  element: HTMLElement,
  origin: string,
  texts: () => Readonly<Record<string, string>>,
): void {
  const find = (event: MouseEvent): string[] => {
    const text = findTextAt(element, event.clientX, event.clientY);
    return text === undefined ? [] : findKeys(text, texts());
  };
  addEventListener('mousemove', (event) => {
    document.documentElement.style.cursor = find(event).length > 0 ? 'pointer' : '';
  });
  addEventListener('click', (event) => {
    const keys = find(event);
    const message: PreviewTextMessage = { type: 'gatehouse:preview-text', keys };
    if (keys.length > 0) parent.postMessage(message, origin);
  });
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The text at a place of the page: that of a node, or the placeholder of an empty field. */
function findTextAt(element: HTMLElement, x: number, y: number): string | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((box) => contains(box, x, y))) return node.textContent ?? undefined;
  }
  const field = [...element.querySelectorAll('input')].find((each) =>
    contains(each.getBoundingClientRect(), x, y),
  );
  return field?.placeholder || undefined;
}

const placeholder = /\{\w+\}/;
/** The marks that isolate values from right-to-left text. */
const isolates = /[\u2066-\u2069]/g;

/** The keys of the texts that are shown as this one, whole or in a part between two values; those with most of their own words first. */
export function findKeys(shown: string, texts: Readonly<Record<string, string>>): string[] {
  const text = shown.replaceAll(isolates, '').trim();
  if (text === '') return [];
  const found = Object.entries(texts).flatMap(([key, template]) => {
    const parts = template.split(new RegExp(placeholder, 'g')).map((part) => part.trim());
    const own = parts.join('').length;
    if (own === 0) return [];
    const isPart = parts.length > 1 && parts.includes(text);
    return template.trim() === text || isPart || isFilled(text, parts) ? [{ key, own }] : [];
  });
  return found.toSorted((one, other) => other.own - one.own).map(({ key }) => key);
}

/** Whether the text has all parts of a template in their order, from its beginning to its end. */
function isFilled(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.at(-1);
  if (last === undefined || !text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const next = text.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  return true;
}
