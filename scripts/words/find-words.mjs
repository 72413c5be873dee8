import { readFileSync } from 'node:fs';

const rules = JSON.parse(readFileSync(new URL('banned.json', import.meta.url), 'utf8')).map(
  ({ pattern, instead, except = [] }) => ({
    // A phrase may be wrapped to the next line of a comment. Part of a name such as `signInAnew` doesn't count.
    pattern: new RegExp(`(?<![\\w-])${pattern.replaceAll(' ', '[\\s*/]+')}(?![\\w-])`, 'gi'),
    instead,
    except,
  }),
);

/** Texts in other languages, of which only the comments are English. */
const translations =
  /^packages\/phrases\/src\/(sign-in|messages|console(-terms)?)\/((?!en\b)[a-z]{2}(-[a-z]{2})?[./]|glossary\.)/;

/** The banned words of a file, in the order of its lines: `{ file, line, word, instead }`. */
export function findWords(file, text) {
  const prose = file.endsWith('.md')
    ? withoutInlineCode(text)
    : translations.test(file)
      ? withoutStrings(text)
      : text;
  return rules
    .flatMap(({ pattern, instead, except }) =>
      [...blank(prose, except).matchAll(pattern)].map(({ 0: match, index }) => ({
        file,
        line: prose.slice(0, index).split('\n').length,
        word: match.replaceAll(/[\s*/]+/g, ' '),
        instead,
      })),
    )
    .toSorted((one, other) => one.line - other.line);
}

/** In Markdown, `code` in a line is a name or value, which has to be quoted as it is. */
function withoutInlineCode(text) {
  return text.replaceAll(/`[^`\n]+`/g, (code) => ' '.repeat(code.length));
}

function withoutStrings(text) {
  return text.replaceAll(/'[^'\n]+'/g, (string) => ' '.repeat(string.length));
}

function blank(text, parts) {
  return parts.reduce((rest, part) => rest.replaceAll(part, ' '.repeat(part.length)), text);
}
