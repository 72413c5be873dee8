import { putCaptchaProvider } from '@gatehouse/contract/captcha/endpoints';
import { listInboxMessages } from '@gatehouse/contract/connectors/inbox-endpoints';
import { createOneTimeToken } from '@gatehouse/contract/one-time-tokens/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { listUsers } from '@gatehouse/contract/users/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createFakeCaptcha } from '../../apps/server/src/sign-in/captcha/captcha.fake.ts';
import { createUser, goodPassword } from '../support/records.ts';
import { expectNoFault, holdScripts, SignInPages, type TestVisit } from '../support/sign-in-pages.ts';
import { codeWays, method } from '../support/ways-in.ts';

let pages: SignInPages;
/** Users sign in with a username, an email address or a phone number. */
let visit: TestVisit;
let serial = 0;
let later = 0;
const someEmail = (): string => `visitor.${(serial += 1)}@northwind.example`;
const newPassword = 'Another-Horse-43';

beforeAll(async () => {
  pages = await SignInPages.start({
    clock: () => Date.now() + later,
    environment: { LIMIT_MESSAGES_PER_RECIPIENT: '1' },
  });
});
/** Each test has its own tenant, since some set the clock forward, which ends tokens and delays messages. */
beforeEach(async () => {
  later = 0;
  visit = await pages.createVisit(codeWays);
});
afterEach(() => pages.closeContexts());
afterAll(() => pages.stop());

const newUser = async (values: { username?: string; primaryEmail?: string; primaryPhone?: string }) => {
  await createUser(pages.server.runtime, visit.tenant.id, { ...values, password: goodPassword });
};
/** Users with an email address, by the API. */
const findUsers = async (email: string, { call } = visit) =>
  (await call(listUsers, { query: { search: email } })).body;
const listMessages = async (to: string) => (await visit.call(listInboxMessages, { query: { to } })).body;
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const problem = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();
/** Types a value and presses Enter. */
async function say(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(value);
  await page.keyboard.press('Enter');
}
const someone = 'Username, email or phone number';

/** Fills in a code, which is submitted with its last digit. */
const fillCode = (page: Page, code: string) => page.getByRole('textbox', { name: 'Code' }).fill(code);

async function enterCode(page: Page, to: string, from = visit): Promise<void> {
  await heading(page, 'Enter the code');
  await fillCode(page, await from.readCode(to));
}

describe('a code', () => {
  it('[STATE-11 part] creates an account and signs in to it again by email', async () => {
    const email = someEmail();
    const page = await visit.open({ first_screen: 'register' });
    await say(page, 'Email address', email);
    await heading(page, 'Enter the code');
    await page.getByText(`We sent a code to ${email}.`).waitFor();
    const field = page.getByLabel('Code');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await field.getAttribute('inputmode')).toBe('numeric');
    await enterCode(page, email);
    await pages.isBack(page);

    const again = await visit.open();
    await say(again, someone, email.toUpperCase());
    await heading(again, 'Enter your password');
    await say(again, 'Password', 'not the password');
    await problem(again, 'Incorrect account or password.');
    await heading(again, 'Enter your password');
    await press(again, 'Use a code instead');
    await enterCode(again, email);
    await pages.isBack(again);
  });

  it('can be replaced by the password, and a wrong password is reported at its field', async () => {
    const email = someEmail();
    await newUser({ primaryEmail: email });
    const page = await visit.open();
    await say(page, someone, email);
    await press(page, 'Use a code instead');
    await heading(page, 'Enter the code');
    await press(page, 'Use your password instead');
    await say(page, 'Password', 'not the password');
    await problem(page, 'Incorrect account or password.');
    await heading(page, 'Enter your password');
    const field = page.getByRole('textbox', { name: 'Password' });
    const described = await field.getAttribute('aria-describedby');
    expect(described).toContain(await page.getByRole('alert').getAttribute('id'));
    await say(page, 'Password', goodPassword);
    await pages.isBack(page);
    // The code was not used.
    expect(await listMessages(email)).toHaveLength(1);
  });

  it('is offered after a wrong password, whether or not the account exists', async () => {
    const email = someEmail();
    await newUser({ primaryEmail: email });
    const page = await visit.open();
    for (const name of [email, someEmail()]) {
      await page.goto(visit.authorizeUrl());
      await say(page, someone, name);
      await say(page, 'Password', 'not the password');
      await problem(page, 'Incorrect account or password.');
      await page.getByText(/^No password yet\? Sign in with Code\./).waitFor();
    }
    await expectNoFault(page, 'refused password');
  });

  it('is not sent to users who choose the password before the page has loaded', async () => {
    const to = '4915155509876';
    await newUser({ primaryEmail: someEmail(), primaryPhone: to });
    const page = await (await pages.openContext()).newPage();
    const deliver = await holdScripts(page);
    await page.goto(visit.authorizeUrl(), { waitUntil: 'commit' });
    await page.getByLabel(someone).fill(`+${to}`);
    await press(page, 'Use your password instead');
    deliver();
    await heading(page, 'Enter your password');
    await say(page, 'Password', goodPassword);
    await pages.isBack(page);
    expect(await listMessages(to)).toEqual([]);
  });

  it('by SMS accepts the national number, with a country picker', async () => {
    await newUser({ primaryEmail: someEmail(), primaryPhone: '4915155501234' });
    const page = await visit.open({ ui_locales: 'en' }, { locale: 'de-DE' });
    await page.getByLabel(someone).fill('0151 555 01234');
    const country = page.getByRole('combobox', { name: 'Country code' });
    expect(await country.inputValue()).toBe('DE');
    // Also for a number that is submitted before the script has loaded, which renders the country picker.
    const deliver = await holdScripts(page);
    await page.goto(visit.authorizeUrl({ ui_locales: 'en' }), { waitUntil: 'commit' });
    await page.getByLabel(someone).fill('0151 555 01234');
    await press(page, 'Continue');
    deliver();
    await page.getByText('We sent a code to +4915155501234.').waitFor();
    await enterCode(page, '4915155501234');
    await pages.isBack(page);
  });

  it('that is wrong shows an error at its field; an expired one is sent again, and the new one is accepted', async () => {
    const email = someEmail();
    await newUser({ primaryEmail: email });
    const page = await visit.open({ first_screen: 'register' });
    await say(page, 'Email address', 'nobody');
    await problem(page, 'Enter an email address, such as name@example.com.');
    await page.goto(visit.authorizeUrl());
    await say(page, someone, email);
    await press(page, 'Use a code instead');
    await heading(page, 'Enter the code');
    const code = await visit.readCode(email);
    await fillCode(page, code === '111111' ? '222222' : '111111');
    await problem(page, 'Wrong code. Check and try again.');
    await page.getByText(/You can resend the code in \d+ seconds\./).waitFor();
    expect(await page.getByRole('button', { name: 'Resend code' }).count()).toBe(0);

    later += 11 * 60_000;
    await fillCode(page, code);
    await problem(page, 'This code has expired. Request a new one.');
    // The wait before another code is over, too: the server renders the step without it.
    await page.reload();
    await press(page, 'Resend code');
    await page.getByText('We sent a new code.').waitFor();
    await enterCode(page, email);
    await pages.isBack(page);
  });

  it('is sent with its sixth digit, typed, pasted or filled in, and a wrong one once', async () => {
    const email = someEmail();
    await newUser({ primaryEmail: email });
    const page = await visit.open();
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/verification-code/verify'))
        sent.push((request.postDataJSON() as { code: string }).code);
    });
    await say(page, someone, email);
    await press(page, 'Use a code instead');
    await heading(page, 'Enter the code');
    const code = await visit.readCode(email);
    const last = (Number(code.at(-1)) + 1) % 10;
    const wrong = `${code.slice(0, 5)}${last}`;
    const field = page.getByRole('textbox', { name: 'Code' });
    await field.pressSequentially(`${wrong.slice(0, 3)} ${wrong.slice(3)}`);
    await problem(page, 'Wrong code. Check and try again.');
    // The same digits are not submitted automatically again, and neither are fewer digits.
    await field.fill(wrong.slice(0, 5));
    await field.fill(wrong);
    expect(sent).toEqual([wrong]);
    await field.fill(`${code.slice(0, 3)}-${code.slice(3)}`);
    await pages.isBack(page);
    expect(sent).toEqual([wrong, code]);
  });

  it('stays valid while the user goes back and forth or reloads the page', async () => {
    const email = someEmail();
    const page = await visit.open({ first_screen: 'register' });
    await say(page, 'Email address', email);
    await heading(page, 'Enter the code');
    // Back works also while the script of a reloaded page is still loading.
    const deliver = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await heading(page, 'Enter the code');
    await page.goBack({ waitUntil: 'commit' });
    deliver();
    await heading(page, 'Create your account');
    await page.goForward();
    await heading(page, 'Enter the code');
    await press(page, 'Use another email address');
    await heading(page, 'Create your account');
    // For the same email address, too early for another code, the sent code is requested.
    await say(page, 'Email address', email);
    await heading(page, 'Enter the code');
    expect(await listMessages(email)).toHaveLength(1);
    await enterCode(page, email);
    await pages.isBack(page);
    await page.goBack();
    await heading(page, 'This sign-in has ended');
  });
});

describe('a user with a verified address', () => {
  it('sees that there is no account for it, and creates one', async () => {
    const email = someEmail();
    const page = await visit.open();
    await say(page, someone, email);
    await press(page, 'Use a code instead');
    await enterCode(page, email);
    await heading(page, 'No account yet');
    await page.getByText(`${email} doesn’t belong to an account.`).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Create account', exact: true }).waitFor();
    expect(await findUsers(email)).toEqual([]);
    await press(page, 'Create account');
    await pages.isBack(page);
    expect(await findUsers(email)).toMatchObject([{ primaryEmail: email }]);
  });

  it('sees that there is an account for it, and signs in to it', async () => {
    const email = someEmail();
    await newUser({ primaryEmail: email });
    const [before] = await findUsers(email);
    expect(before?.lastSignInAt).toBeNull();
    const page = await visit.open({ first_screen: 'register' });
    await say(page, 'Email address', email);
    await enterCode(page, email);
    await heading(page, 'You already have an account');
    await press(page, 'Sign in');
    await pages.isBack(page);
    expect(await findUsers(email)).toMatchObject([
      { id: before?.id, lastSignInAt: expect.any(Number) as number },
    ]);
  });

  it('[STATE-09] agrees to the terms by continuing, is asked only when registering, or at any sign-in, by policy', async () => {
    const own = await pages.createVisit({ termsOfUseUrl: 'https://northwind.example/terms' });
    const policies = [
      { policy: 'Automatic', isSaid: 1, isAskedAnew: false, isAskedOfAll: false },
      { policy: 'ManualRegistrationOnly', isSaid: 0, isAskedAnew: true, isAskedOfAll: false },
      { policy: 'Manual', isSaid: 0, isAskedAnew: true, isAskedOfAll: true },
    ] as const;
    for (const { policy, isSaid, isAskedAnew, isAskedOfAll } of policies) {
      const old = `old_${policy}`;
      await own.call(updateSignInExperience, { body: { agreeToTermsPolicy: policy } });
      await createUser(pages.server.runtime, own.tenant.id, { username: old, password: goodPassword });
      const page = await own.open({ first_screen: 'register' });
      await page.getByLabel('Username').fill(`new_${policy}`);
      expect([policy, await page.locator('.agreement').count()]).toEqual([policy, isSaid]);
      await say(page, 'Password', newPassword);
      if (isAskedAnew) {
        // Nothing is created without the box, which is on the first screen.
        await problem(page, 'Check this box to continue.');
        await page.getByRole('checkbox', { name: 'I agree to the terms of use.' }).check();
        await press(page, 'Create account');
      }
      await pages.isBack(page);
      const again = await own.open();
      await again.getByLabel('Username or email').fill(old);
      expect([policy, await again.locator('.agreement').count()]).toEqual([policy, isSaid]);
      await say(again, 'Password', goodPassword);
      if (isAskedOfAll) await heading(again, 'Terms and privacy');
      if (isAskedOfAll) await press(again, 'Agree and continue');
      await pages.isBack(again);
    }
  });

  it('is asked for missing information, one item at a time, and for the terms on the first screen', async () => {
    const own = await pages.createVisit({
      signIn: {
        methods: [
          method('email', { password: true, code: true }),
          method('username', { password: true }),
          method('phone', { password: true, code: true }),
        ],
      },
      signUp: {
        identifiers: ['email'],
        password: true,
        verify: true,
        secondaryIdentifiers: [{ identifier: 'username' }, { identifier: 'phone', verify: true }],
      },
      agreeToTermsPolicy: 'Manual',
      termsOfUseUrl: 'https://northwind.example/terms',
    });
    const email = someEmail();
    const page = await own.open({ first_screen: 'register' });
    await page.getByRole('checkbox', { name: 'I agree to the terms of use.' }).check();
    await say(page, 'Email address', email);
    await enterCode(page, email, own);
    await heading(page, 'One more thing');
    await page.getByLabel('Username').fill('new_here');
    await say(page, 'Password', newPassword);
    await heading(page, 'Add your phone number');
    await page.reload();
    await say(page, 'Phone number', '+1 415 555 0100');
    await enterCode(page, '14155550100', own);
    await pages.isBack(page);
    expect(await findUsers(email, own)).toMatchObject([
      { primaryEmail: email, username: 'new_here', primaryPhone: '14155550100', hasPassword: true },
    ]);
  });
});

describe('a forgotten password', () => {
  it('[STATE-11 part] is replaced by a code and a new one, which signs in at once', async () => {
    const email = someEmail();
    await newUser({ primaryEmail: email });
    const page = await visit.open();
    await say(page, someone, email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading(page, 'Reset your password');
    // The identifier from the previous page is filled in, and isn't part of the URL.
    await expect.poll(() => page.getByLabel('Email or phone number').inputValue()).toBe(email);
    expect(page.url()).not.toContain(email.split('@')[0]);
    await press(page, 'Send code');
    await enterCode(page, email);
    await heading(page, 'Set a new password');
    const password = page.getByRole('textbox', { name: 'Password' });
    expect(await password.getAttribute('autocomplete')).toBe('new-password');
    // Password managers find the username here, too, and after a reload.
    const owner = page.locator('form [autocomplete=username]');
    expect(await owner.inputValue()).toBe(email);
    await password.fill(goodPassword);
    await press(page, 'Set password');
    await problem(page, 'This is your current password. Choose another one.');
    await page.reload();
    await expect.poll(() => owner.inputValue()).toBe(email);
    await password.fill(newPassword);
    await press(page, 'Set password');
    await pages.isBack(page);
  });
});

describe('the screens after the first', () => {
  const looks = [
    { colorScheme: 'light', width: 1440, language: 'en' },
    { colorScheme: 'dark', width: 360, language: 'en' },
    { colorScheme: 'light', width: 360, language: 'ar' },
    { colorScheme: 'dark', width: 1440, language: 'ar' },
  ] as const;
  it.each(looks)(
    '[OPEN-59 part] have no axe violations and no overflow, $colorScheme, $width px, $language',
    async ({ colorScheme, width, language }) => {
      const email = someEmail();
      const isNarrow = width < 500;
      const page = await visit.open(
        { ui_locales: language },
        { colorScheme, viewport: { width, height: 740 }, hasTouch: isNarrow, isMobile: isNarrow },
      );
      const submit = page.locator('button.primary');
      const shows = async (step: string): Promise<void> => {
        await page.locator(step).first().waitFor();
        await expectNoFault(page, step);
      };
      await page.locator('[name=identifier]').fill('0415 555 0100');
      await shows('[name=identifier]');
      await page.locator('[name=identifier]').fill(email);
      await submit.click();
      await shows('[name=password]');
      await page.locator('.other-way button').click();
      await shows('[name=code]');
      await page.locator('[name=code]').fill('1');
      await submit.click();
      await shows('.problem');
      await page.locator('[name=code]').fill(await visit.readCode(email));
      await page.locator('[name=code]').waitFor({ state: 'detached' });
      await shows('h1');
      await page.goto(visit.authorizeUrl({ ui_locales: language, first_screen: 'reset_password' }));
      await shows('[name=identifier]');
    },
  );

  it('are each within 15 KB, and loaded only when they are needed', async () => {
    const email = someEmail();
    await newUser({ primaryEmail: email });
    const page = await visit.open();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    const isScript = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script' || type === 'Stylesheet') isScript.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (isScript.has(requestId)) bytes += encodedDataLength;
    });
    const fetched: [string, boolean][] = [];
    const note = (step: string): void => {
      fetched.push([step, bytes > 100 && bytes <= 15 * 1024]);
      bytes = 0;
    };
    await say(page, someone, email);
    await heading(page, 'Enter your password');
    note('password');
    await press(page, 'Use a code instead');
    await heading(page, 'Enter the code');
    note('code');
    // Empties the inbox, so that the code that is read below is that of the password reset.
    await visit.readCode(email);
    await page.goto(visit.authorizeUrl({ first_screen: 'reset_password' }));
    bytes = 0;
    await say(page, 'Email or phone number', email);
    await enterCode(page, email);
    await heading(page, 'Set a new password');
    note('new-password');
    expect(fetched).toEqual([
      ['password', true],
      ['code', true],
      ['new-password', true],
    ]);
  });
});

describe('a link with a one-time token', () => {
  it('signs in on a click, asks before another user is signed out, and leads to a page if it was used already', async () => {
    const [first, second] = [someEmail(), someEmail()];
    const link = async (email: string): Promise<Record<string, string>> => {
      const { body } = await visit.call(createOneTimeToken, { body: { email } });
      return { one_time_token: body.token, login_hint: email };
    };
    const opened = await link(first);
    const page = await visit.open(opened);
    await heading(page, `Continue as ${first}`);
    await expectNoFault(page, 'link');
    const mirrored = await visit.open(
      { ...opened, ui_locales: 'ar' },
      { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
    );
    await expectNoFault(mirrored, 'link, mirrored');
    await press(page, 'Continue');
    await heading(page, 'No account yet');
    await page.reload();
    await press(page, 'Create account');
    await pages.isBack(page);

    await page.goto(visit.authorizeUrl(await link(second)));
    await page.getByText(`You’re signed in as ${first}.`).waitFor();
    await page.goto(visit.authorizeUrl({ ...opened, prompt: 'login' }));
    await heading(page, 'This link was already used');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in');
  });
});

describe('a captcha', () => {
  it('is solved at the start of a sign-in, with the script of the configured provider', async () => {
    const own = await pages.createVisit({ ...codeWays, captchaPolicy: { enabled: true } });
    const { runtime } = pages.server;
    const { outbound } = runtime;
    const fake = createFakeCaptcha(outbound);
    fake.hostname = new URL(own.tenant.origin).hostname;
    runtime.outbound = fake.outbound;
    onTestFinished(() => void (runtime.outbound = outbound));
    const config = { type: 'Turnstile', siteKey: 'site', secretKey: 'turnstile-secret' } as const;
    await own.call(putCaptchaProvider, { body: { config } });
    const context = await pages.openContext();
    // An interactive challenge is completely visible, also on the narrowest screen.
    const narrow = await pages.openContext({ colorScheme: 'dark', viewport: { width: 320, height: 568 } });
    await narrow.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.turnstile={render:(place,o)=>{const box=document.createElement("p");box.textContent="?";box.style.cssText="width:300px;height:65px";place.append(box);o["before-interactive-callback"]();return "1"}}',
      }),
    );
    const asked = await narrow.newPage();
    await asked.goto(own.authorizeUrl({ ui_locales: 'ar' }));
    await asked.locator('[name=identifier]').fill(someEmail());
    await asked.keyboard.press('Enter');
    await asked.locator('.other-way button').click();
    await expect.poll(() => asked.locator('.challenge p').boundingBox()).toMatchObject({ width: 300 });
    const box = await asked.locator('.challenge p').boundingBox();
    expect(box && [box.x >= 0, box.x + box.width <= 320, box.y + box.height <= 568]).toEqual([
      true,
      true,
      true,
    ]);
    await expectNoFault(asked, 'captcha, mirrored');
    // https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/: `render` calls `callback` with a token.
    await context.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.turnstile={render:(place,o)=>{if(o.sitekey+o.action!=="sitesign_in")o["error-callback"]();else setTimeout(o.callback,0,"proof");return "1"}}',
      }),
    );
    const page = await context.newPage();
    await page.goto(own.authorizeUrl());
    const email = someEmail();
    await say(page, someone, email);
    await press(page, 'Use a code instead');
    await problem(page, 'We couldn’t verify that you’re human.');
    fake.tokens.set('proof', 1);
    await press(page, 'Use a code instead');
    await enterCode(page, email, own);
    await heading(page, 'No account yet');
    fake.tokens.set('proof', 1);
    await press(page, 'Create account');
    await pages.isBack(page);
  });
});

describe('a sign-in that took too long', () => {
  it('ends with a helpful page at any step', async () => {
    const email = someEmail();
    const page = await visit.open({ first_screen: 'register' });
    await say(page, 'Email address', email);
    await heading(page, 'Enter the code');
    const code = await visit.readCode(email);
    later += 2 * 3_600_000;
    await say(page, 'Code', code);
    await heading(page, 'This sign-in has ended');
    await expectNoFault(page, 'ended');
    expect(await page.getByRole('textbox').count()).toBe(0);
  });
});
