import { html, type Html } from './html.ts';

interface ServerPage {
  lang: string;
  title: string;
  /** Its own style sheet beside the one of all, by its name in this folder. */
  styleSheet: string;
  /** What else its head says. */
  head?: Html;
  body: Html;
}

/** A page that the server draws by itself: no script, no assets but the style sheets, and not for search engines. */
export function serverPage({ lang, title, styleSheet, head, body }: ServerPage): string {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        ${head}
        <title>${title}</title>
        <link rel="icon" type="image/svg+xml" href="/pages/icon.svg" />
        <link rel="stylesheet" href="/pages/pages.gen.css" />
        <link rel="stylesheet" href="/pages/${styleSheet}" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}
