import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const render = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe('guides', () => {
  it('have headings, paragraphs, lists and code', () => {
    const html = render(
      '## Title\nFirst line\nsecond line\n\n1. one\n2. two **bold**\n   goes on\n\n- dot\n\n```json\n{ "a": 1 }\n```\nEnd',
    );
    expect(html).toContain('<h2>Title</h2><p>First line\nsecond line</p>');
    expect(html).toContain('<ol><li>one</li><li>two <strong>bold</strong>\ngoes on</li></ol>');
    expect(html).toContain('<ul><li>dot</li></ul>');
    expect(html).toContain('<figure class="ui-code"');
    expect(html).toContain('<p>End</p>');
  });

  it('link to the web only, and show HTML as text', () => {
    expect(render('[there](https://x.example/a)')).toContain('href="https://x.example/a"');
    expect(render('[x](javascript:alert(1))')).toBe('<div class="markdown"><p>x</p></div>');
    expect(render('<svg onload=alert(1)>')).not.toContain('<svg onload');
    expect(render('Copy `SG.…` <b>now</b>')).toContain(
      '<p>Copy <code dir="ltr">SG.…</code> &lt;b&gt;now&lt;/b&gt;</p>',
    );
  });
});
