import type { Plugin } from 'vite';
import { shellFacts } from '../../server/http/shellFacts.ts';
import { readSettings } from '../../server/settings.ts';

/** While developing, the HTML says of the deployment what the server writes into it otherwise. */
export function developmentFacts(): Plugin {
  return {
    name: 'development-facts',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('</head>', `${shellFacts(readSettings(process.env))}</head>`),
  };
}
