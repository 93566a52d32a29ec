import { createPuzzle } from '../botCheck/puzzle.ts';
import { ProblemError } from '../problem.ts';
import { isSameSecret } from '../proof/secrets.ts';
import { release } from '../release.ts';
import { translate } from '../texts.ts';
import type { HandlersOf } from './handler.ts';

/** Browsers keep such an answer and ask each time whether it still holds. */
const askAgain = { 'Cache-Control': 'no-cache' };

export const handlers: HandlersOf<'content'> = {
  reloadContent: async ({ raw }, _actor, { contents, settings }) => {
    const given = String(raw.headers['x-purge-token']);
    if (settings.contentToken === null || !isSameSecret(given, settings.contentToken)) {
      raw.log.warn({ event: 'content.tokenRefused' });
      throw new ProblemError('content.tokenInvalid');
    }
    const { version, warnings } = await contents.reload().catch((thrown: unknown) => {
      if (thrown instanceof ProblemError) raw.log.warn({ event: 'content.refused', code: thrown.code });
      throw thrown;
    });
    raw.log.info({ event: 'content.reloaded' });
    return { status: 200, body: { version, warnings: [...warnings] } };
  },

  getContent: async ({ params: { locale }, query }, _actor, { contents, settings }) => {
    const { texts, employeeTexts, settings: given } = await contents.latest();
    const { disclaimerActiveFrom, linkPrefix, backToOrigins, imageOrigins, priceLock } = given;
    const { recaptcha } = settings;
    return {
      status: 200,
      headers: askAgain,
      body: {
        translations: { ...texts[locale], ...(query.includeEMP === 'true' ? employeeTexts[locale] : {}) },
        settings: {
          disclaimerActiveFrom,
          linkPrefix,
          backToOrigins,
          imageOrigins,
          botCheck: recaptcha ? { kind: 'recaptcha', siteKey: recaptcha.siteKey } : { kind: 'altcha' },
          priceLock: { hasWindow: priceLock.hasWindow },
        },
      },
    };
  },

  getContentIds: async ({ query }, _actor, { contents }) => {
    const { ids } = await contents.latest();
    return {
      status: 200,
      headers: askAgain,
      body: { ids: [...(query.includeEMP === 'true' ? ids.all : ids.customers)] },
    };
  },

  getModal: async ({ params: { language }, query: { id } }, _actor, { contents }) => {
    const modal = (await contents.latest()).modals[language].get(id);
    // The title is the specification's, in every language.
    if (!modal)
      throw new ProblemError('modal.notFound', { title: translate(language, 'problem.modal.notFound', { id }) });
    return { status: 200, headers: askAgain, body: modal };
  },

  getErrorReporting: async (_request, _actor, { settings }) => {
    const { dsn, environment, sampleSize } = settings.errorReporting;
    return { status: 200, body: { enabled: dsn !== null, dsn, release, environment, sampleSize } };
  },

  getBotCheck: async ({ query: { action } }, _actor, context) => ({
    status: 200,
    body: { challenge: { ...(await createPuzzle(context, action)) } },
  }),
};
