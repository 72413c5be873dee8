import { captchaAction } from '@gatehouse/contract/captcha/action';
import type { PageCaptcha } from '@gatehouse/contract/captcha/captcha';
import { loadScript } from '../load-script.ts';

interface Outcome {
  callback: (token: string) => void;
  'error-callback': () => void;
}

interface WidgetOptions extends Outcome {
  sitekey: string;
  action: string;
  /** Turnstile only. */
  appearance?: 'interaction-only';
  'before-interactive-callback'?: () => void;
  language?: string;
}

/** The globals of the providers' scripts. */
declare global {
  interface Window {
    /** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
    turnstile?: { render(container: HTMLElement, options: WidgetOptions): string };
    /** https://cloud.google.com/recaptcha/docs/instrument-web-pages */
    grecaptcha?: {
      enterprise: {
        ready(callback: () => void): void;
        execute(siteKey: string, options: { action: string }): Promise<string>;
        render(container: HTMLElement, options: WidgetOptions): number;
      };
    };
  }
}

/** Shows a challenge below the page's content until it is solved. */
async function showChallenge(
  render: (container: HTMLElement, outcome: Outcome, show: () => void) => unknown,
): Promise<string> {
  const container = document.createElement('div');
  // Takes no space until there is something to solve, and is scrolled into view then.
  const show = (): void => {
    container.className = 'challenge';
    container.scrollIntoView({ block: 'nearest' });
  };
  document.querySelector('main')?.append(container);
  try {
    return await new Promise<string>((resolve, reject) => {
      render(container, { callback: resolve, 'error-callback': () => reject(new Error('challenge')) }, show);
    });
  } finally {
    container.remove();
  }
}

async function solveTurnstile(
  { siteKey }: Extract<PageCaptcha, { type: 'Turnstile' }>,
  language: string,
): Promise<string> {
  await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  const { turnstile } = window;
  if (!turnstile) throw new Error('script');
  return showChallenge((container, outcome, show) =>
    turnstile.render(container, {
      ...outcome,
      sitekey: siteKey,
      action: captchaAction,
      appearance: 'interaction-only',
      'before-interactive-callback': show,
      language: language.toLowerCase(),
    }),
  );
}

async function solveRecaptcha(
  { siteKey, domain, mode }: Extract<PageCaptcha, { type: 'RecaptchaEnterprise' }>,
  language: string,
): Promise<string> {
  const query = new URLSearchParams({ render: mode === 'checkbox' ? 'explicit' : siteKey, hl: language });
  await loadScript(`https://${domain}/recaptcha/enterprise.js?${query.toString()}`);
  const enterprise = window.grecaptcha?.enterprise;
  if (!enterprise) throw new Error('script');
  await new Promise<void>((resolve) => enterprise.ready(resolve));
  if (mode === 'invisible') return enterprise.execute(siteKey, { action: captchaAction });
  return showChallenge((container, outcome, show) => {
    show();
    enterprise.render(container, { ...outcome, sitekey: siteKey, action: captchaAction });
  });
}

/** Returns a token of the CAPTCHA provider, which is valid once. Throws if the provider can't be reached or issues none. */
export const solveCaptcha = (captcha: PageCaptcha, language: string): Promise<string> =>
  captcha.type === 'Turnstile' ? solveTurnstile(captcha, language) : solveRecaptcha(captcha, language);
