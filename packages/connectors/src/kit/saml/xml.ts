import { DOMParser } from '@xmldom/xmldom';
import { ConnectorError } from '../error.ts';
import { findObstacle } from './shape.ts';

const maxBytes = 128 * 1024;

/**
 * A document that is only elements, attributes and text. Throws `invalid_response` for what is not well formed, and for what no SAML
 * message needs: a document type, which could name entities and files (attacks: XXE, entity expansion), processing instructions, and
 * comments, which cut a text in two (attacks: comment truncation) and are found in metadata only.
 */
export function parseXml(text: string, { mayHaveComments = false } = {}): Element {
  const refuse = (why: string, cause?: unknown) =>
    new ConnectorError('invalid_response', `The XML cannot be read: ${why}`, { cause });
  if (Buffer.byteLength(text) > maxBytes) throw refuse('it is too large');
  const obstacle = findObstacle(text, mayHaveComments);
  if (obstacle) throw refuse(obstacle);
  const stop = (message: string): never => {
    throw new Error(message);
  };
  // It would go on after what is wrong, and guess.
  const parser = new DOMParser({ errorHandler: { warning: stop, error: stop, fatalError: stop } });
  try {
    const root: Element | null = parser.parseFromString(text, 'text/xml').documentElement;
    if (root) return root;
  } catch (cause) {
    throw refuse('it is not well formed', cause);
  }
  throw refuse('it is not well formed');
}

/** Whether a node is an element, and not text. */
export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The elements right below another. */
export const elements = (parent: Element): Element[] => Array.from(parent.childNodes).filter(isElement);

export const isNamed = (element: Element, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name;

/** Those right below another that have this name. Never deeper: what is elsewhere was put there by somebody. */
export const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
  elements(parent).filter((child) => isNamed(child, namespace, name));

/** The one of this name. Throws when there is none, or another. */
export function onlyChild(parent: Element, namespace: string, name: string): Element {
  const [child, another] = childrenOf(parent, namespace, name);
  if (child && !another) return child;
  throw new ConnectorError('invalid_response', `${parent.localName} must have one ${name}`);
}

/** Every element of a document with this name, wherever it is. */
export const everywhere = (root: Element, namespace: string, name: string): Element[] => [
  ...(isNamed(root, namespace, name) ? [root] : []),
  ...Array.from(root.getElementsByTagNameNS(namespace, name)),
];

/** An attribute that has to be there. */
export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value) return value;
  throw new ConnectorError('invalid_response', `${element.localName} must have ${name}`);
}

/** The whole text of an element that holds nothing else. */
export function textOf(element: Element): string {
  if (elements(element).length > 0)
    throw new ConnectorError('invalid_response', `${element.localName} must be a text`);
  return (element.textContent ?? '').trim();
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** A text as it stands in XML, between tags and in attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"'\r\n\t]/g, (letter) => entities[letter] ?? '');
