import * as api from '@gatehouse/contract/phrases/endpoints';
import { languageTags } from '@gatehouse/contract/phrases/language-tags';
import * as experience from '@gatehouse/contract/sign-in-experience/endpoints';
import { languages } from '@gatehouse/phrases/languages';
import { en } from '@gatehouse/phrases/sign-in/en';
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
const readTexts = async (lng: string) =>
  (await tenant.with()(experience.getPhrases, { query: { lng } })).body as Record<string, string>;

describe('the tenant’s own texts', () => {
  it('[API-33] [API-34] [OPEN-35] [ENT-28 part] are kept by language, whatever its case, and an empty body is one', async () => {
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

  it('wire E-custom-phrases: every tag of the wire is taken, and falls back to its language', async () => {
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

  it('stand on the sign-in pages in place of ours, nested or not, and the rest stays', async () => {
    await put('en', { sign_in: { title: 'Welcome back' }, 'sign_in.action': '', unknown: { key: 'x' } });
    expect(await readTexts('en')).toEqual({ ...en, 'sign_in.title': 'Welcome back' });
    await call(api.deleteCustomPhrase, { params: { languageTag: 'en' } });
    expect(await readTexts('en')).toEqual(en);
  });

  it('offer a language that we do not speak, in English where they end', async () => {
    await put('fa', { 'sign_in.title': 'ورود' });
    expect(await readTexts('fa')).toMatchObject({
      'sign_in.title': 'ورود',
      'sign_in.action': en['sign_in.action'],
    });
  });

  it('cannot be deleted while they are the fallback and there are no other texts in it', async () => {
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
  ])('[ERR-15 part] refuse a placeholder that nothing is filled in for: %j', async (body, field) => {
    const { status, refusal } = await put('en', body);
    expect([status, refusal.code]).toEqual([422, 'localization.invalid_translation_structure']);
    expect(Object.keys((refusal.data as { fields: object }).fields)).toEqual([field]);
  });

  it.each([{ 'sign_in.title': 7 }, { a: ['x'] }, { a: { b: { c: { d: { e: 'too deep' } } } } }, { a: null }])(
    'refuse what is no text: %j',
    async (body) => {
      expect((await put('en', body)).refusal.code).toBe('guard.invalid_input');
    },
  );
});
