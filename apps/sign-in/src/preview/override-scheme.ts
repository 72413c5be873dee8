const darkScheme = /prefers-color-scheme:\s*dark/;
const overridden = new WeakSet<CSSMediaRule>();

/** Makes the page's media queries match the given color scheme instead of this browser's. */
export function overrideScheme(scheme: 'light' | 'dark'): void {
  const media = scheme === 'dark' ? 'all' : 'not all';
  const override = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && darkScheme.test(rule.media.mediaText)) overridden.add(rule);
      if (rule instanceof CSSMediaRule && overridden.has(rule)) rule.media.mediaText = media;
      // The pages' rules are in a layer, and the tenant's can be.
      else if (rule instanceof CSSGroupingRule) override(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) override(sheet.cssRules);
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) source.media = media;
}
