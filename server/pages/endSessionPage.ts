import { translate, type Locale } from '../texts.ts';
import { html } from './html.ts';
import { serverPage } from './serverPage.ts';

interface Leaving {
  locale: Locale;
  /** The identity provider's address that ends its session. */
  endSessionUrl: string;
  idToken: string;
  /** Where it leads back to. */
  backTo: string;
}

/** Leads to the identity provider, which ends its session, by a form: an ID token stands in no address (`signIn.idToken`). */
export function endSessionPage({ locale, endSessionUrl, idToken, backTo }: Leaving): string {
  const title = translate(locale, 'identity.leaving');
  return serverPage({
    lang: locale,
    title: `${title} – ${translate(locale, 'identity.portal')}`,
    styleSheet: 'identity.css',
    head: html`<meta name="color-scheme" content="light dark" />
      <script src="/pages/submit.js" defer></script>`,
    body: html`<main class="wrap">
      <div class="idc">
        <h1>${title}</h1>
        <form method="post" action="${endSessionUrl}">
          <input type="hidden" name="id_token_hint" value="${idToken}" />
          <input type="hidden" name="post_logout_redirect_uri" value="${backTo}" />
          <button>${translate(locale, 'identity.continue')}</button>
        </form>
      </div>
    </main>`,
  });
}
