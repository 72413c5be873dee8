/** The English texts that users read, whose style `packages/phrases/STYLE.md` describes. */
const englishTexts = /^packages\/phrases\/src\/((console|demo|sign-in)\/en\/.+|messages\/en)\.ts$/;

/** `key: 'text'`, also with the text in the next line. A key of the sign-in pages is quoted and has dots. */
const entry = /(?:^|[{,]\s?|\s)(?:'([\w.:-]+)'|(\w+)):\s*('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/g;

const shapes = [
  [/\blog(ged|ging)?[ -](in|into|on|out|off)\b/i, 'sign in, sign out'],
  [/\b(click|tap) (here|on)\b/i, 'what the link or button is called'],
  [/\b(please|kindly|sorry|oops|whoops)\b/i, 'the sentence without it'],
  [/\b(successfully|simply|easily)\b/i, 'the sentence without it'],
  [/\b(at once)\b/i, 'immediately'],
  [/\bany more\b(?! of)/i, 'anymore, no longer'],
  [/\b(go|goes|went|gone|going) on\b/i, 'continue'],
  [/\b(comes?|came|coming) back\b/i, 'return'],
  [/\bhand(s|ed|ing)? (it |them )?over\b/i, 'share'],
  [/\bwhom\b|^who (?!can\b|has\b|is\b|are\b)\w+/i, 'the user who, users who'],
  [/\b(someone|anyone|everybody) who\b(?! has)/i, 'a user who, an administrator who'],
  [/\b(as said|as mentioned|mentioned above|the former|the latter)\b/i, 'the name of the thing'],
  [/\b(e\.g\.|i\.e\.|etc\.)/i, 'such as, that is'],
  [/\bmay (use|sign|do|change|see|open)\b/i, 'can'],
  [/—| – (?!\{)/, 'two sentences, a colon or a comma'],
  [/!$/, 'a period, or nothing'],
  [/\.\.\.| …/, '… without a space before it'],
  [/\d %/, 'the number and % without a space'],
  [/[^\s] {2,}/, 'one space'],
  [/\w'\w/, '’ as apostrophe'],
];

/** Labels, titles and buttons by the last part of their key. */
const labels =
  /^(action|add|cancel|close|confirm|create|edit|label|remove|revoke|save|submit|title)$|(Action|Confirm|Label|Title)$/;

/** Names that keep their capitals in the middle of a label. */
const names = new Set(
  `Account Action API Apple Azure Cloud Cloudflare Control Discord Enter Enterprise Entra Experience Firefox Free Gatehouse Get GitHub Google Hobby
  JavaScript Management Microsoft Okta Permissions Pro Safari Server Space Token Turnstile`.split(/\s+/),
);

/** What is wrong with the style of the texts of a file, in the order of its lines: `{ line, word, instead }`. */
export function findShapes(file, source) {
  if (!englishTexts.test(file)) return [];
  return [...source.matchAll(entry)].flatMap(({ 0: match, 1: dotted, 2: plain, 3: quoted, index }) => {
    const key = (dotted ?? plain).split('.').at(-1);
    const text = quoted.slice(1, -1).replaceAll(/\\(['"])/g, '$1');
    const line = source.slice(0, index + match.length).split('\n').length;
    return problemsOf(key, text).map(([word, instead]) => ({ line, word, instead }));
  });
}

function problemsOf(key, text) {
  const found = shapes.flatMap(([pattern, instead]) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [[word, instead]];
  });
  if (labels.test(key) && /[a-z]\.$/.test(text) && !/[.?!:] /.test(text))
    found.push([text, 'a label, title or button without a period']);
  const titled = /placeholder$/i.test(key) ? undefined : titleCaseWord(text);
  if (titled) found.push([titled, 'sentence case: only the first word and names have capitals']);
  return found;
}

/** A capitalized word in the middle of a short text without punctuation that isn't a name. */
function titleCaseWord(text) {
  if (/[.,:;?!“]/.test(text)) return undefined;
  const [, ...rest] = text.replaceAll(/\{+\w+\}+/g, 'x').split(' ');
  return rest.length > 0 && rest.length < 5
    ? rest.find((word) => /^[A-Z][a-z]+$/.test(word) && !names.has(word))
    : undefined;
}
