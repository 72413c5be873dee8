import { captchaAction } from '@gatehouse/contract/captcha/action';
import type { PageCaptcha } from '@gatehouse/contract/captcha/captcha';
import { Refusal } from '../flow/client.ts';
import { loadScript } from '../parts/load-script.ts';

interface Outcome {
  callback: (token: string) => void;
  'error-callback': () => void;
}

interface WidgetOptions extends Outcome {
  sitekey: string;
  action: string;
  /** Of Turnstile alone. */
  appearance?: 'interaction-only';
  'before-interactive-callback'?: () => void;
  language?: string;
}

/** What the providers' scripts put on the window, as their documentation says. */
interface Providers {
  /** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
  turnstile?: { render(place: HTMLElement, options: WidgetOptions): string };
  /** https://cloud.google.com/recaptcha/docs/instrument-web-pages */
  grecaptcha?: {
    enterprise: {
      ready(begin: () => void): void;
      execute(siteKey: string, options: { action: string }): Promise<string>;
      render(place: HTMLElement, options: WidgetOptions): number;
    };
  };
}

/** Shows a challenge under what the page shows, for as long as it is asked. */
async function askIn(
  draw: (place: HTMLElement, outcome: Outcome, show: () => void) => unknown,
): Promise<string> {
  const place = document.createElement('div');
  // Most are asked nothing, and see nothing move; who is asked may be looking further up.
  const show = (): void => {
    place.className = 'challenge';
    place.scrollIntoView({ block: 'nearest' });
  };
  document.querySelector('main')?.append(place);
  try {
    return await new Promise<string>((resolve, reject) => {
      draw(place, { callback: resolve, 'error-callback': () => reject(new Error('challenge')) }, show);
    });
  } finally {
    place.remove();
  }
}

async function solveTurnstile(
  { siteKey }: Extract<PageCaptcha, { type: 'Turnstile' }>,
  language: string,
): Promise<string> {
  await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  const { turnstile } = window as Providers;
  if (!turnstile) throw new Error('script');
  return askIn((place, outcome, show) =>
    turnstile.render(place, {
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
  const enterprise = (window as Providers).grecaptcha?.enterprise;
  if (!enterprise) throw new Error('script');
  await new Promise<void>((resolve) => enterprise.ready(resolve));
  if (mode === 'invisible') return enterprise.execute(siteKey, { action: captchaAction });
  return askIn((place, outcome, show) => {
    show();
    enterprise.render(place, { ...outcome, sitekey: siteKey, action: captchaAction });
  });
}

/** A proof that a person is here, good for one use. Throws a refusal when there is none. */
export async function solveCaptcha(captcha: PageCaptcha, language: string): Promise<string> {
  try {
    return await (captcha.type === 'Turnstile'
      ? solveTurnstile(captcha, language)
      : solveRecaptcha(captcha, language));
  } catch {
    throw new Refusal({ code: 'session.captcha_failed', message: '' });
  }
}
