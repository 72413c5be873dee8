import { enterpriseSchema, groupSchema, userSchema } from './schema-names.ts';
import { reject, ScimError } from './scim-error.ts';

/** The path of an attribute, in lower case: names of attributes have no case (RFC 7643 section 2.1). */
export interface AttributePath {
  /** Of the enterprise extension. */
  isExtension: boolean;
  /** Empty for the extension itself. */
  name: string;
  sub?: string;
}

export type Operator = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';
export type Comparand = string | number | boolean | null;

export type Filter =
  | { kind: 'and' | 'or'; parts: Filter[] }
  | { kind: 'not'; part: Filter }
  | { kind: 'compare'; path: AttributePath; operator: Operator; value: Comparand }
  | { kind: 'present'; path: AttributePath }
  /** `emails[type eq "work"]`: some value meets the filter, whose paths are those of its sub-attributes. */
  | { kind: 'some'; path: AttributePath; part: Filter };

/** The target of an operation of PATCH (RFC 7644 section 3.5.2). */
export interface PatchPath extends AttributePath {
  filter?: Filter;
}

/** In bytes, of a filter or path. */
export const longestFilter = 2048;
/** How deep groups, negations and filters of values may be nested. */
export const deepestFilter = 5;

const operators = new Set<string>(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']);
const isOperator = (word: string): word is Operator => operators.has(word);

type Token = { kind: '(' | ')' | '[' | ']' } | { kind: 'word' | 'text'; text: string };

/** Reads each character once: names and numbers end before a space or bracket, texts at the next quote that isn't escaped. */
function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const one = text.charAt(at);
    if (one === ' ') at += 1;
    else if (one === '(' || one === ')' || one === '[' || one === ']') {
      tokens.push({ kind: one });
      at += 1;
    } else if (one === '"') {
      let end = at + 1;
      while (end < text.length && text.charAt(end) !== '"') end += text.charAt(end) === '\\' ? 2 : 1;
      if (end >= text.length) return reject('invalidFilter', 'A text in the filter has no end.');
      tokens.push({ kind: 'text', text: readText(text.slice(at, end + 1)) });
      at = end + 1;
    } else {
      let end = at;
      while (end < text.length && !' ()[]"'.includes(text.charAt(end))) end += 1;
      tokens.push({ kind: 'word', text: text.slice(at, end) });
      at = end;
    }
  }
  return tokens;
}

function readText(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return reject('invalidFilter', 'A text in the filter isn’t valid JSON.');
  }
}

const prefixes = [userSchema, groupSchema].map((name) => `${name.toLowerCase()}:`);
const extension = enterpriseSchema.toLowerCase();

/** Whether a name with a schema belongs to one of those that are known here. */
export const isOfKnownSchema = (text: string): boolean => {
  const lower = text.toLowerCase();
  return lower === extension || [...prefixes, `${extension}:`].some((prefix) => lower.startsWith(prefix));
};

/** `urn:…:User:name.givenName`, with or without the name of its schema. */
export function readAttributePath(text: string): AttributePath {
  const lower = text.toLowerCase();
  if (lower === extension) return { isExtension: true, name: '' };
  const isExtension = lower.startsWith(`${extension}:`);
  const prefix = isExtension ? `${extension}:` : (prefixes.find((one) => lower.startsWith(one)) ?? '');
  const parts = lower.slice(prefix.length).split('.', 3);
  const [name = '', sub] = parts;
  if (parts.length > 2 || !parts.every((part) => /^[$a-z][\w$-]*$/.test(part)))
    reject('invalidPath', 'The path of an attribute isn’t valid.');
  return { isExtension, name, ...(sub !== undefined && { sub }) };
}

/** Reads a list of tokens once, from left to right. */
class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** `or` binds weaker than `and` (RFC 7644 section 3.4.2.2). */
  readFilter(): Filter {
    return this.#readParts('or', () => this.#readParts('and', () => this.#readTerm()));
  }

  takeIf(kind: Token['kind']): boolean {
    if (this.#tokens[this.#at]?.kind !== kind) return false;
    this.#at += 1;
    return true;
  }

  takeWord(): string {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'word') return reject('invalidFilter', 'The filter isn’t complete.');
    this.#at += 1;
    return token.text;
  }

  readNested(end: ')' | ']'): Filter {
    this.#depth += 1;
    if (this.#depth > deepestFilter)
      reject('invalidFilter', `A filter can be nested ${deepestFilter} levels deep.`);
    const inner = this.readFilter();
    if (!this.takeIf(end)) reject('invalidFilter', 'A bracket of the filter isn’t closed.');
    this.#depth -= 1;
    return inner;
  }

  #readParts(kind: 'and' | 'or', read: () => Filter): Filter {
    const first = read();
    const parts = [first];
    while (this.#takeWordIf(kind)) parts.push(read());
    return parts.length === 1 ? first : { kind, parts };
  }

  #takeWordIf(word: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'word' || token.text.toLowerCase() !== word) return false;
    this.#at += 1;
    return true;
  }

  #readTerm(): Filter {
    if (this.takeIf('(')) return this.readNested(')');
    const word = this.takeWord();
    if (word.toLowerCase() === 'not') {
      if (!this.takeIf('(')) reject('invalidFilter', '“not” needs brackets.');
      return { kind: 'not', part: this.readNested(')') };
    }
    const path = readAttributePath(word);
    if (this.takeIf('[')) return { kind: 'some', path, part: this.readNested(']') };
    const operator = this.takeWord().toLowerCase();
    if (operator === 'pr') return { kind: 'present', path };
    if (!isOperator(operator)) return reject('invalidFilter', 'The filter has an unknown operator.');
    return { kind: 'compare', path, operator, value: this.#readValue() };
  }

  #readValue(): Comparand {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.kind === 'text') return token.text;
    const word = token?.kind === 'word' ? token.text : '';
    if (/^(?:true|false)$/i.test(word)) return word.toLowerCase() === 'true';
    if (word === 'null') return null;
    if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(word)) return Number(word);
    return reject('invalidFilter', 'A value in the filter is missing or not in quotes.');
  }
}

function requireShort(text: string): void {
  if (text.length > longestFilter || Buffer.byteLength(text) > longestFilter)
    reject('invalidFilter', `Filters and paths can have ${longestFilter} bytes.`);
}

/** All problems of a filter, or of a path, have one type. */
function readAs<T>(scimType: 'invalidFilter' | 'invalidPath', text: string, read: (parser: Parser) => T): T {
  try {
    requireShort(text);
    return read(new Parser(tokenize(text)));
  } catch (error) {
    throw error instanceof ScimError ? new ScimError(error.status, error.message, scimType) : error;
  }
}

/** Parses a filter (RFC 7644 section 3.4.2.2) in a time linear in its length. */
export const parseFilter = (text: string): Filter =>
  readAs('invalidFilter', text, (parser) => {
    const filter = parser.readFilter();
    if (!parser.isAtEnd) reject('invalidFilter', 'The filter has text after its end.');
    return filter;
  });

/** Parses the path of an operation of PATCH: `emails[type eq "work"].value`. */
export const parsePath = (text: string): PatchPath =>
  readAs('invalidPath', text, (parser) => {
    const path = readAttributePath(parser.takeWord());
    if (parser.isAtEnd) return path;
    if (path.sub !== undefined || !parser.takeIf('[')) reject('invalidPath', 'The path isn’t valid.');
    const filter = parser.readNested(']');
    if (parser.isAtEnd) return { ...path, filter };
    const rest = parser.takeWord();
    if (!parser.isAtEnd || !/^\.[A-Za-z$][\w$-]*$/.test(rest)) reject('invalidPath', 'The path isn’t valid.');
    return { ...path, filter, sub: rest.slice(1).toLowerCase() };
  });
