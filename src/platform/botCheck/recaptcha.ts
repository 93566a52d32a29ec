import { trustedScript } from './trustedScript.ts';

interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, wish: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** In milliseconds. */
const PATIENCE = 10_000;

let loading: Promise<Recaptcha> | null = null;

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(
      'kajo-recaptcha',
      `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}&trustedtypes=true`,
    );
    const fail = () => {
      // The next call tries again.
      loading = null;
      reject(new Error('reCAPTCHA did not load'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
    document.head.append(script);
  });
}

/**
 * A token of Google's reCAPTCHA for one action, an empty text where it cannot be had within ten seconds
 * (`botCheck.recaptcha`). Its script is loaded with the first call, once. Rejects only as aborted.
 */
export async function recaptchaToken(action: string, siteKey: string, signal?: AbortSignal): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<string>((resolve, reject) => {
    timer = setTimeout(() => resolve(''), PATIENCE);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    loading ??= load(siteKey);
    const token = loading.then((recaptcha) => recaptcha.execute(siteKey, { action }));
    return await Promise.race([token, end]);
  } catch {
    signal?.throwIfAborted();
    return '';
  } finally {
    clearTimeout(timer);
  }
}
