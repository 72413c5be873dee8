import { describe, expect, it } from 'vitest';
import { describeSmsText, putSmsText } from './sms-texts.ts';

describe('the texts of SMS', () => {
  it('are the own one of the usage, then that of anything else, then the built-in one of the language', () => {
    const builtIn = describeSmsText({}, 'SignIn', 'de');
    expect(builtIn.state).toBe('builtIn');
    expect(builtIn.text).not.toBe(describeSmsText({}, 'SignIn', 'en').text);
    const generic = putSmsText({ token: 'x' }, 'Generic', 'Code {{code}}');
    expect(describeSmsText(generic, 'SignIn', 'de')).toEqual({ text: 'Code {{code}}', state: 'generic' });
    const both = putSmsText(generic, 'SignIn', 'Hello {{code}}');
    expect(describeSmsText(both, 'SignIn', 'de')).toEqual({ text: 'Hello {{code}}', state: 'own' });
    expect(putSmsText(both, 'SignIn', undefined)).toEqual(generic);
  });

  it('leave the other settings and texts as they are', () => {
    const saved = { token: '••••••••', templates: [{ usageType: 'Register', content: 'a', subject: 's' }] };
    expect(putSmsText(saved, 'SignIn', 'b')).toEqual({
      token: '••••••••',
      templates: [...saved.templates, { usageType: 'SignIn', content: 'b' }],
    });
  });
});
