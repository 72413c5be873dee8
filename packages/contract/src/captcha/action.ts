/** What our pages tell a captcha's provider that the challenge is for; the provider's answer brings it back. */
export const captchaAction = 'sign_in';
