const tests = 'apps/server/src/oidc/form-post.test.ts';

/** `response_mode=form_post` (ADR 228). */
export default [
  {
    id: 'form_post off',
    breaks: 'every application may request it',
    file: 'apps/server/src/oidc/clients.ts',
    find: "responseModes(custom.allowFormPost === true && type !== 'Native')",
    replace: 'responseModes(true)',
    tests,
    name: 'is rejected',
  },
  {
    id: 'form_post error',
    breaks: 'an application without it gets the error by it',
    file: 'apps/server/src/oidc/form-post.ts',
    find: "if (!client?.responseModes?.includes('form_post'))",
    replace: 'if (!client)',
    tests,
    name: 'is rejected',
  },
  {
    id: 'form_post escape',
    breaks: 'parameters can end an attribute',
    file: 'apps/server/src/oidc/form-post.ts',
    find: 'value="${escapeHtml(String(value))}"',
    replace: 'value="${String(value)}"',
    tests,
    name: '[attack: XSS]',
  },
];
