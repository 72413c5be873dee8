import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type { PageCaptcha } from '@gatehouse/contract/captcha/captcha';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../runtime/ctx.ts';
import type { SignInApp } from './sign-in-app.ts';
import { buildContentPolicy, renderDocument } from './page-document.ts';
import { toPageApplication, toPageExperience } from './page-state.ts';

const experience = { ...defaultSignInExperience, tenantId: 'default', id: 'default' };

const policyWith = (logoUrl: string): string =>
  buildContentPolicy(
    { screen: { name: 'dead-end', reason: 'failed' }, experience: {} } as PageState,
    { ...experience, branding: { logoUrl } },
    'nonce',
  );

it('the console’s sign-in page has the console’s logo, and that of other applications doesn’t', () => {
  const row = {
    id: builtInApplications.console,
    name: 'Gatehouse console',
    redirectUris: [],
    logoUri: null,
    isThirdParty: false,
    look: null,
    params: null,
  };
  const tenant = { origin: 'https://admin.example' } as Tenant;
  expect(toPageApplication(tenant, row)?.logoUrl).toMatch(/^data:image\/svg\+xml,/);
  expect(toPageApplication(tenant, { ...row, id: 'other' })?.logoUrl).toBeUndefined();
});

describe('the content security policy of a sign-in page', () => {
  it('allows pictures from the tenant’s hosts', () => {
    expect(policyWith('https://cdn.example.com:8443/logo.png')).toContain(
      "img-src 'self' data: https://cdn.example.com:8443;",
    );
    expect(policyWith('http://[::1]:3000/logo.png')).toContain('http://[::1]:3000');
  });

  it('allows the logos of enterprise connectors, light and dark, each origin once', () => {
    const state = { screen: { name: 'dead-end', reason: 'failed' }, experience: {} } as unknown as PageState;
    const company = { id: 'c', connectorName: 'Acme', logo: 'https://a.example/logo.png' };
    const darkLogo = 'https://dark.a.example/logo.png';
    const drawn = { id: 'd', connectorName: 'Drawn', logo: 'data:image/svg+xml,x' };
    expect(
      buildContentPolicy(state, experience, 'nonce', [company, { ...company, darkLogo }, drawn]),
    ).toContain("img-src 'self' data: https://a.example https://dark.a.example;");
  });

  it.each(['https://a;sandbox/logo.png', 'https://a;b.example/', 'https://a,b.example/', "https://a'b/"])(
    'is not changed by directives, policies or keywords in the URL of a picture: %s',
    (address) => {
      // Such a URL is valid (URL standard 3.1: only some code points are forbidden in a host).
      expect(URL.canParse(address)).toBe(true);
      expect(policyWith(address)).toBe(policyWith(''));
    },
  );

  it.each<[string, PageCaptcha | undefined, string]>([
    ['no provider', undefined, "script-src 'self' 'nonce-nonce'; style-src"],
    [
      'Turnstile',
      { type: 'Turnstile', siteKey: 'site' },
      "script-src 'self' 'nonce-nonce' https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com;",
    ],
    [
      'reCAPTCHA',
      { type: 'RecaptchaEnterprise', siteKey: 'site', domain: 'www.recaptcha.net', mode: 'invisible' },
      "script-src 'self' 'nonce-nonce' https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/",
    ],
  ])('allows the script of a CAPTCHA provider only if the page uses it: %s', (_name, captcha, expected) => {
    const state = { screen: { name: 'dead-end', reason: 'failed' }, experience: { captcha } } as PageState;
    const policy = buildContentPolicy(state, experience, 'nonce');
    expect(policy).toContain(expected);
    expect(policy.includes('frame-src')).toBe(captcha !== undefined);
  });

  it('allows Google’s prompt only on a page that shows it, and nothing else of that host', () => {
    const policyOf = (oneTap: object | undefined) =>
      buildContentPolicy(
        { screen: { name: 'sign-in', social: [], oneTap }, experience: {} } as never,
        experience,
        'nonce',
      );
    const own = policyOf(undefined);
    expect(own).not.toContain('google');
    expect(policyOf({})).toBe(
      own
        .replace(
          "'nonce-nonce';",
          "'nonce-nonce' https://accounts.google.com/gsi/client; frame-src https://accounts.google.com/gsi/;",
        )
        .replace("style-src 'self' 'nonce-nonce'", '$& https://accounts.google.com/gsi/style')
        .replace("connect-src 'self'", '$& https://accounts.google.com/gsi/'),
    );
  });
});

describe('[attack: XSS in CSS and content] the document', () => {
  const payload = `</style></script></title>"><script>alert(1)</script><!--`;
  const screen = { name: 'dead-end', reason: 'failed' };
  const render = (own: Partial<typeof experience>, state: object = {}): string =>
    renderDocument(
      {
        scriptUrl: '/app.js',
        styleUrl: '/app.css',
        describeTitle: ({ application }) => application?.name ?? 'Sign in',
        render: () => '',
      } as SignInApp,
      { screen, experience: {}, language: 'en', direction: 'ltr', ...state } as PageState,
      { ...experience, ...own },
      'nonce',
    );
  /**
   * The elements that a browser parses. The content of a style or a script ends only with that element's own end tag
   * (HTML 13.2.5.12).
   */
  const elements = (html: string): string[] =>
    html.replaceAll(/<(style|script)\b[^>]*>[^]*?<\/\1/gi, '<$1></$1').match(/<[a-z/!][^\s>]*/gi) ?? [];

  it.each<[string, Partial<typeof experience>, object?]>([
    ['the style sheet', { customCss: `h1{}${payload}` }],
    ['the URL of the icon', { branding: { favicon: `https://a.example/${payload}` } }],
    ['the name of an application', {}, { application: { name: payload } }],
    ['a text', {}, { texts: { 'sign_in.title': payload } }],
    ['the language', {}, { language: payload }],
  ])('has no additional elements with an injection in %s', (_what, own, state) => {
    expect(elements(render(own, state))).toEqual(elements(render({})));
  });
});

describe('pictures for dark mode', () => {
  const branding = {
    logoUrl: 'https://a.example/logo.png',
    darkLogoUrl: 'https://a.example/logo-dark.png',
    favicon: 'https://a.example/icon.png',
    darkFavicon: 'https://a.example/icon-dark.png',
  };
  it.each([
    [true, ['icon.png', 'icon-dark.png'], branding.darkLogoUrl],
    [false, ['icon.png'], undefined],
  ])('are on a page only if dark mode is turned on (%s)', (isDarkModeEnabled, icons, darkLogoUrl) => {
    const color = { ...experience.color, isDarkModeEnabled };
    const own = { ...experience, branding, color };
    const app = { describeTitle: () => '', render: () => '', styleUrl: '', scriptUrl: '' };
    const screen = { name: 'dead-end', reason: 'failed' } as const;
    const state = { screen, experience: {}, language: 'en', direction: 'ltr' } as PageState;
    const html = renderDocument(app as never, state, own, 'nonce');
    expect(
      [...html.matchAll(/rel="icon" href="https:\/\/a\.example\/([^"]+)"/g)].map(([, name]) => name),
    ).toEqual(icons);
    expect(html.includes('media="(prefers-color-scheme: dark)"')).toBe(isDarkModeEnabled);
    expect(toPageExperience(own).darkLogoUrl).toBe(darkLogoUrl);
  });
});
