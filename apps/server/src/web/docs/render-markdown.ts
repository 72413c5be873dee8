import { Marked } from 'marked';
import { escapeHtml } from '../../lib/html.ts';

/** GitHub's anchor of a heading, so that links between documents work in both places. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/**
 * Renders a document of this repository as HTML. `resolve` returns the URL of a relative link, or undefined if it isn't served; then only
 * its text is shown. HTML in the document is shown as text.
 */
export function renderMarkdown(document: string, resolve: (path: string) => string | undefined): string {
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = /^(https:|#)/.test(href) ? href : resolve(href);
        return target === undefined ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
      },
    },
  });
  const html = marked.parse(document, { async: false });
  return html.replaceAll('<table>', '<div class="table"><table>').replaceAll('</table>', '</table></div>');
}
