/** The action that our pages send to the CAPTCHA provider, which returns it with its verdict. */
export const captchaAction = 'sign_in';
