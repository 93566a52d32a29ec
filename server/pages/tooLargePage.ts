import { translate, type Locale } from '../texts.ts';
import { html } from './html.ts';
import { serverPage } from './serverPage.ts';

/** Says to a person that what the browser sent is more than the server takes, an address or a form (`server.tooLarge`). */
export function tooLargePage(locale: Locale): string {
  const title = translate(locale, 'problem.request.tooLarge');
  return serverPage({
    lang: locale,
    title: `${title} – ${translate(locale, 'identity.portal')}`,
    styleSheet: 'identity.css',
    head: html`<meta name="color-scheme" content="light dark" />`,
    body: html`<main class="wrap">
      <div class="idc">
        <h1>${title}</h1>
        <p>${translate(locale, 'tooLarge.advice')}</p>
        <p><a href="/">${translate(locale, 'tooLarge.frontPage')}</a></p>
      </div>
    </main>`,
  });
}
