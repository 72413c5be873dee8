import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The relative links of a Markdown file that lead nowhere, by file or heading: `{ file, line, link }`. */
export function findBrokenLinks(root, file, text) {
  if (!file.endsWith('.md')) return [];
  return [...text.matchAll(/\]\((?!https?:|mailto:)(?<path>[^)#\s]*)(?:#(?<heading>[^)\s]+))?\)/g)]
    .filter(({ groups: { path, heading } }) => {
      const target = path ? join(root, dirname(file), path) : join(root, file);
      if (!existsSync(target)) return true;
      return heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).includes(heading);
    })
    .map(({ 0: link, index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      link: link.slice(2, -1),
    }));
}

/** The anchors that GitHub makes of headings. */
function headingsOf(markdown) {
  return [...markdown.matchAll(/^#+ (?<title>.+)$/gm)].map(({ groups: { title } }) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
