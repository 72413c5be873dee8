import { describe, expect, it } from 'vitest';
import { describeSmsText, putSmsText } from './sms-texts.ts';

describe('SMS texts', () => {
  it('are the custom one of the usage, then the generic one, then the built-in one of the language', () => {
    const builtIn = describeSmsText({}, 'SignIn', 'de');
    expect(builtIn.state).toBe('builtIn');
    expect(builtIn.text).not.toBe(describeSmsText({}, 'SignIn', 'en').text);
    const generic = putSmsText({ token: 'x' }, 'Generic', 'Code {{code}}');
    expect(describeSmsText(generic, 'SignIn', 'de')).toEqual({ text: 'Code {{code}}', state: 'generic' });
    const both = putSmsText(generic, 'SignIn', 'Hello {{code}}');
    expect(describeSmsText(both, 'SignIn', 'de')).toEqual({ text: 'Hello {{code}}', state: 'own' });
    expect(putSmsText(both, 'SignIn', undefined)).toEqual(generic);
  });

  it('keep other settings and texts', () => {
    const saved = { token: '••••••••', templates: [{ usageType: 'Register', content: 'a', subject: 's' }] };
    expect(putSmsText(saved, 'SignIn', 'b')).toEqual({
      token: '••••••••',
      templates: [...saved.templates, { usageType: 'SignIn', content: 'b' }],
    });
  });
});
