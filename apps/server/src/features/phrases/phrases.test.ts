import * as api from '@gatehouse/contract/phrases/endpoints';
import { languageTags } from '@gatehouse/contract/phrases/language-tags';
import * as experience from '@gatehouse/contract/sign-in-experience/endpoints';
import { previewSignIn } from '@gatehouse/contract/sign-in/preview-endpoints';
import { languages } from '@gatehouse/phrases/languages';
import { texts as de } from '@gatehouse/phrases/sign-in/de';
import { en } from '@gatehouse/phrases/sign-in/en';
import { toWirePhrases } from '@gatehouse/phrases/sign-in/wire-phrases';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await server.createTenant();
  call = await tenant.as('all');
});

const put = (languageTag: string, body: object) =>
  call(api.putCustomPhrase, { params: { languageTag }, body: body as never });
/** Everything that a custom page reads, without a token. */
const readPhrases = async (lng: string, at = tenant) =>
  (await at.with()(experience.getPhrases, { query: { lng } })).body;
/** The texts of the built-in pages among them. */
const readTexts = async (lng: string): Promise<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(await readPhrases(lng)).filter(([key]) => Object.hasOwn(en, key)));
/** A built-in page with its texts. */
const readPage = async () => (await fetch(`${tenant.origin}/sign-in`)).text();

describe('custom texts of a tenant', () => {
  it('[API-33] [API-34] [OPEN-35] [ENT-28 part] [OPEN-39 part] are stored by language in any case, and can be empty', async () => {
    expect((await call(api.listCustomPhrases)).body).toEqual([]);
    const { status, body } = await put('PT-br', {});
    expect([status, body]).toEqual([
      201,
      {
        tenantId: tenant.id,
        id: expect.stringMatching(/^\w{21}$/) as string,
        languageTag: 'pt-BR',
        translation: {},
      },
    ]);
    const nested = { sign_in: { title: 'Entre' }, 'sign_in.action': 'Vai' };
    expect((await put('pt-BR', nested)).body).toEqual({ ...body, translation: nested });
    expect((await call(api.listCustomPhrases)).body).toEqual([{ ...body, translation: nested }]);
  });

  it.each(['tlh', 'en-AU', 'de_DE', 'x', 'x'.repeat(200)])(
    '[VAL-12] refuse a language that is not listed: %s',
    async (tag) => {
      const { status, refusal } = await put(tag, {});
      expect([status, refusal.code]).toEqual([400, 'guard.invalid_input']);
      expect(Object.keys((refusal.data as { fields: object }).fields)).toEqual(['params.languageTag']);
    },
  );

  it('wire E-custom-phrases: are accepted for every tag of the wire, and fall back to its language', async () => {
    expect(languageTags).toHaveLength(151);
    expect(languageTags.filter((tag) => !/^[a-z]{2}(-([A-Z]{2}|\d{3}))?$/.test(tag))).toEqual([]);
    expect(Object.keys(languages).filter((tag) => !languageTags.includes(tag))).toEqual([]);
    for (const tag of ['zh', 'en-US', 'vi-VN', 'es-419', 'ar-AR', 'zh-MO', 'zz-TR', 'de-DE']) {
      const { status, body } = await put(tag, { 'sign_in.title': tag });
      expect([status, body.languageTag]).toEqual([201, tag]);
      expect((await readTexts(tag))['sign_in.title']).toBe(tag);
    }
    expect((await call(api.listCustomPhrases)).body).toHaveLength(8);
    expect(await readTexts('en-US')).toEqual({ ...en, 'sign_in.title': 'en-US' });
    expect(await readTexts('de-DE')).toEqual({ ...(await readTexts('de')), 'sign_in.title': 'de-DE' });
    expect((await readTexts('de'))['sign_in.title']).not.toBe('de-DE');
    const params = { languageTag: 'vi-VN' };
    expect((await call(api.deleteCustomPhrase, { params })).status).toBe(204);
    expect((await call(api.getCustomPhrase, { params })).status).toBe(404);
  });

  it('replace the built-in texts on the sign-in pages, nested or not; the others remain', async () => {
    await put('en', { sign_in: { title: 'Welcome back' }, 'sign_in.action': '', unknown: { key: 'x' } });
    expect(await readTexts('en')).toEqual({ ...en, 'sign_in.title': 'Welcome back' });
    expect(await readPage()).toContain('Welcome back');
    await call(api.deleteCustomPhrase, { params: { languageTag: 'en' } });
    expect(await readTexts('en')).toEqual(en);
  });

  it('wire E-phrase-keys: are returned under the wire’s keys, too, in the language of the page', async () => {
    const [english, german] = await Promise.all([readPhrases('en'), readPhrases('de')]);
    expect(english).toMatchObject({
      input: { username: 'Username' },
      action: { sign_in: 'Sign in', sign_in_with: 'Continue with {{name}}' },
      error: { password_rejected: { too_short: 'Use at least {{min}} characters.' } },
      'error.password_rejected.too_short': 'Use at least {min} characters.',
    });
    expect(german).toMatchObject({
      input: { username: de['field.username'] },
      action: { sign_in: de['sign_in.action'], sign_in_with: 'Weiter mit {{name}}' },
      'sign_in.action': de['sign_in.action'],
    });
  });

  it('wire E-phrase-keys: that replace a built-in text also replace it under the wire’s key', async () => {
    const translation = {
      social: { continue: 'Los mit {name}' },
      error: { password_rejected: { too_short: 'Kurz: {{min}}' } },
    };
    const { state } = (await call(previewSignIn, { body: { language: 'de', translation } })).body;
    expect(state.texts).toMatchObject({ 'error.password_rejected.too_short': 'Kurz: {min}' });
    await put('de', translation);
    for (const lng of ['de', 'de-AT', 'de-DE'])
      expect(await readPhrases(lng)).toMatchObject({
        action: { sign_in_with: 'Los mit {{name}}' },
        error: { password_rejected: { too_short: 'Kurz: {{min}}' } },
        'social.continue': 'Los mit {name}',
        'error.password_rejected.too_short': 'Kurz: {min}',
      });
    expect(await readPhrases('en')).toMatchObject({ action: { sign_in_with: 'Continue with {{name}}' } });
  });

  it('wire E-phrase-keys: can be saved under the wire’s keys and take precedence there, the most specific language first', async () => {
    const saved = {
      action: { sign_in: 'Los', sign_in_with: 'Los mit {{name}}' },
      'action.nav_back': 'Zurück',
    };
    expect((await put('de', saved)).status).toBe(201);
    await put('de-DE', { 'sign_in.action': 'Unsere', action: { sign_in: 'Auf geht’s', nav_skip: ' ' } });
    expect((await readPhrases('de')).action).toMatchObject({
      sign_in: 'Los',
      sign_in_with: 'Los mit {{name}}',
      nav_back: 'Zurück',
      continue: de['page.continue'],
    });
    const regional = await readPhrases('de-DE');
    expect(regional).toMatchObject({ 'sign_in.action': 'Unsere' });
    expect(regional.action).toMatchObject({
      sign_in: 'Auf geht’s',
      sign_in_with: 'Los mit {{name}}',
      nav_back: 'Zurück',
      nav_skip: de['bind.skip'],
    });
    expect((await readPhrases('en')).action).toEqual(toWirePhrases(en, {}).action);
  });

  it('wire E-phrase-keys: can have any name', async () => {
    const saved = { constructor: 'a', 'b.constructor': 'c', toString: { valueOf: 'd' }, '.': 'e' };
    expect((await put('en', saved)).status).toBe(201);
    expect(await readPhrases('en')).toMatchObject({
      constructor: 'a',
      b: { constructor: 'c' },
      toString: { valueOf: 'd' },
      '': { '': 'e' },
      'sign_in.title': en['sign_in.title'],
    });
  });

  it('wire E-phrase-keys: apply only in their tenant, and those under the wire’s keys aren’t on the built-in pages', async () => {
    await put('en', { action: { sign_in: 'Marked' } });
    const neighbor = await server.createTenant();
    expect((await readPhrases('en', neighbor)).action).toMatchObject({ sign_in: 'Sign in' });
    expect((await readPhrases('en')).action).toMatchObject({ sign_in: 'Marked' });
    expect(await readPage()).not.toContain('Marked');
    await call(api.deleteCustomPhrase, { params: { languageTag: 'en' } });
    expect(await readPhrases('en')).toEqual({ ...en, ...toWirePhrases(en, {}) });
  });

  it('offer a language without built-in texts; missing texts are in English', async () => {
    await put('fa', { 'sign_in.title': 'ورود' });
    expect(await readTexts('fa')).toMatchObject({
      'sign_in.title': 'ورود',
      'sign_in.action': en['sign_in.action'],
    });
  });

  it('can’t be deleted if their language is the fallback and has no built-in texts', async () => {
    const languageInfo = { autoDetect: false, fallbackLanguage: 'fa' };
    const fallBack = () => call(experience.updateSignInExperience, { body: { languageInfo } });
    expect((await fallBack()).refusal.code).toBe('sign_in_experiences.unsupported_default_language');
    await put('fa', { 'sign_in.title': 'ورود' });
    await put('en', {});
    expect((await fallBack()).status).toBe(200);
    const remove = (languageTag: string) => call(api.deleteCustomPhrase, { params: { languageTag } });
    expect((await remove('fa')).refusal.code).toBe('localization.cannot_delete_default_language');
    expect((await remove('en')).status).toBe(204);
    expect((await remove('en')).status).toBe(404);
  });

  it.each([
    [{ 'page.continue_to': 'to {app}' }, 'body.page.continue_to'],
    [{ page: { continue_to: 'to {application} {x}' } }, 'body.page.continue_to'],
  ])('[ERR-15 part] refuse an unknown placeholder: %j', async (body, field) => {
    const { status, refusal } = await put('en', body);
    expect([status, refusal.code]).toEqual([422, 'localization.invalid_translation_structure']);
    expect(Object.keys((refusal.data as { fields: object }).fields)).toEqual([field]);
  });

  it.each([{ 'sign_in.title': 7 }, { a: ['x'] }, { a: { b: { c: { d: { e: 'too deep' } } } } }, { a: null }])(
    'refuse values that aren’t texts: %j',
    async (body) => {
      expect((await put('en', body)).refusal.code).toBe('guard.invalid_input');
    },
  );
});
