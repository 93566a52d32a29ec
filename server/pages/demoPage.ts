import { html, type Html } from './html.ts';

/** A page of the demo for those who develop, in English. No script, no assets but the style sheets. */
export function demoPage(title: string, of: string, navigation: Html | null, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${of}</title>
        <link rel="icon" type="image/svg+xml" href="/pages/icon.svg" />
        <link rel="stylesheet" href="/pages/pages.gen.css" />
        <link rel="stylesheet" href="/pages/docs.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="top wrap"><a href="/">Oma Kajo</a> ${navigation}</header>
        <main class="wrap" id="content">${body}</main>
      </body>
    </html>`.text;
}
