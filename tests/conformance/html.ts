interface Form {
  action: string;
  fields: Record<string, string>;
}

const decode = (text: string): string =>
  text
    .replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : decode(value);
};

/** The form of a page, and whether the page submits it. */
export function load(html: string): { form(): Form; postedBy(policy: string): Form | undefined } {
  const find = (): Form | undefined => {
    const [, tag = '', content = ''] = /(<form[^>]*>)([^]*?)<\/form>/.exec(html) ?? [];
    const action = attribute(tag, 'action');
    if (action === undefined || !/method="post"/i.test(tag)) return undefined;
    const inputs = [...content.matchAll(/<(?:input|button)[^>]*>/g)].map(([input]) => input);
    const fields = inputs.flatMap((input) => {
      const name = attribute(input, 'name');
      return name === undefined ? [] : [[name, attribute(input, 'value') ?? ''] as const];
    });
    return { action, fields: Object.fromEntries(fields) };
  };
  return {
    form() {
      const form = find();
      if (!form) throw new Error(`The page has no form: ${html}`);
      return form;
    },
    /** A browser runs the script that submits the form only if the policy allows it by its nonce (CSP 3 6.7.3.1). */
    postedBy(policy) {
      const [, nonce] =
        /<script nonce="([\w-]+)">document\.forms\[0\]\.submit\(\)<\/script>/.exec(html) ?? [];
      return nonce !== undefined && policy.includes(`script-src 'nonce-${nonce}'`) ? find() : undefined;
    },
  };
}
