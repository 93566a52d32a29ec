import { html, type Html } from './html.ts';
import { serverPage } from './serverPage.ts';

/** A page of the demo for those who develop, in English. */
export const demoPage = (title: string, of: string, navigation: Html | null, body: Html): string =>
  serverPage({
    lang: 'en',
    title: `${title} – ${of}`,
    styleSheet: 'docs.css',
    body: html`<a class="skip" href="#content">Skip to content</a>
      <header class="top wrap"><a href="/">Oma Kajo</a> ${navigation}</header>
      <main class="wrap" id="content">${body}</main>`,
  });
