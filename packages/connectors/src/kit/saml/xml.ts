import { DOMParser } from '@xmldom/xmldom';
import { ConnectorError } from '../error.ts';
import { findObstacle } from './shape.ts';

const maxBytes = 128 * 1024;

/**
 * Parses a document with only elements, attributes and text. Throws `invalid_response` if it is not well formed, and for constructs that no
 * SAML message needs: document types (attacks: XXE, entity expansion), processing instructions, and, except in metadata, comments, which
 * split texts (attacks: comment truncation).
 */
export function parseXml(text: string, { mayHaveComments = false } = {}): Element {
  if (Buffer.byteLength(text) > maxBytes) throw refuse('it is too large');
  const obstacle = findObstacle(text, mayHaveComments);
  if (obstacle) throw refuse(obstacle);
  return parseOwnXml(text);
}

const refuse = (why: string, cause?: unknown) =>
  new ConnectorError('invalid_response', `The XML cannot be read: ${why}`, { cause });

/** Parses a document that we wrote, without limits. */
export function parseOwnXml(text: string): Element {
  const stop = (message: string): never => {
    throw new Error(message);
  };
  // By default the parser continues after errors.
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

/** The child elements. */
export const elements = (parent: Element): Element[] => Array.from(parent.childNodes).filter(isElement);

/** Whether an element has this namespace and local name. */
export const isNamed = (element: Element, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name;

/** The child elements with this name. Never deeper, where an attacker could have placed them. */
export const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
  elements(parent).filter((child) => isNamed(child, namespace, name));

/** The only child element with this name. Throws if there is none or several. */
export function onlyChild(parent: Element, namespace: string, name: string): Element {
  const [child, another] = childrenOf(parent, namespace, name);
  if (child && !another) return child;
  throw new ConnectorError('invalid_response', `${parent.localName} must have one ${name}`);
}

/** All elements with this name, at any depth. */
export const everywhere = (root: Element, namespace: string, name: string): Element[] => [
  ...(isNamed(root, namespace, name) ? [root] : []),
  ...Array.from(root.getElementsByTagNameNS(namespace, name)),
];

/** A required attribute. Throws if it is missing or empty. */
export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value) return value;
  throw new ConnectorError('invalid_response', `${element.localName} must have ${name}`);
}

/** The trimmed text of an element. Throws if it has child elements. */
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

/** What XML 1.0 can't have, not even escaped (section 2.2). */
const impossible = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** Escapes a text for XML elements and attributes. Characters that XML can't have are left out. */
export const escapeXml = (text: string): string =>
  text.replaceAll(impossible, '').replaceAll(/[&<>"'\r\n\t]/g, (letter) => entities[letter] ?? '');
