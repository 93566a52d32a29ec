import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import { demoPeople, type DemoPerson } from '../../demo/people.ts';
import { locales, type Locale } from '../../texts.ts';
import { acr } from '../signIn.ts';
import { banks, MOBILE_CERTIFICATE } from './banks.ts';
import { bankPage, peoplePage, type Step } from './pages.ts';

type Fields = Record<string, unknown>;

const methods: readonly string[] = [...banks.map(({ id }) => id), MOBILE_CERTIFICATE];
const field = (fields: unknown, name: string) => {
  const value = (fields as Fields | undefined)?.[name];
  return typeof value === 'string' ? value.slice(0, 60) : undefined;
};

/** What the address, and before it the portal's request, say of the step. */
function readStep(uid: string, wished: Fields, query: unknown): Step {
  const wishes = String(wished.acr_values ?? '').split(' ');
  const wishedBank = wishes.find((wish) => wish.startsWith(acr.bank))?.slice(acr.bank.length);
  const method = field(query, 'bank') ?? wishedBank ?? null;
  const language = field(query, 'lang') ?? String(wished.ui_locales ?? '');
  return {
    uid,
    locale: locales.find((locale) => locale === language) ?? ('fi' satisfies Locale),
    method: method !== null && methods.includes(method) ? method : null,
    isStrong: wishes.includes(acr.strong),
    search: field(query, 'q')?.trim() ?? '',
  };
}

function matching(search: string, locale: Locale): readonly DemoPerson[] {
  const wanted = search.toLocaleLowerCase(locale);
  return demoPeople.filter(({ givenName, familyName, line }) =>
    `${givenName} ${familyName} ${line[locale]}`.toLocaleLowerCase(locale).includes(wanted),
  );
}

/**
 * Whoever signs in as another person than before leaves the other's single sign-on first. The provider would do it too,
 * on a page with a script in it, which the portal's rules for scripts do not let run.
 */
async function leaveOtherSession(
  provider: Provider,
  { raw: request }: FastifyRequest,
  { raw: reply }: FastifyReply,
  sub: string,
): Promise<void> {
  const session = await provider.Session.get(provider.createContext(request, reply));
  if (session.accountId === undefined || session.accountId === sub) return;
  const interaction = await provider.interactionDetails(request, reply);
  await session.destroy();
  delete interaction.session;
  await interaction.persist();
}

/** The pages between the portal and the provider's answer: a bank, then a person. */
export async function serveInteractions(app: FastifyInstance, provider: Provider): Promise<void> {
  await app.register(formbody);

  /**
   * Runs a step of a sign-in that is under way; one that is over, or another browser's, leads to the callback: whoever has
   * a session goes on from there.
   */
  const withSignIn =
    (step: (uid: string, wished: Fields, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('Cache-Control', 'no-store');
      try {
        const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
        if (uid !== (request.params as Fields).uid) throw new errors.SessionNotFound('another sign-in is under way');
        return await step(uid, params, request, reply);
      } catch (thrown) {
        if (!(thrown instanceof errors.OIDCProviderError)) throw thrown;
        return reply.redirect('/login/callback', 303);
      }
    };

  app.get(
    '/idp/interaction/:uid',
    withSignIn(async (uid, wished, request, reply) => {
      const step = readStep(uid, wished, request.query);
      const isBankWanted = step.isStrong && step.method === null;
      return reply
        .type('text/html; charset=utf-8')
        .send(isBankWanted ? bankPage(step) : peoplePage(step, matching(step.search, step.locale)));
    }),
  );

  app.post(
    '/idp/interaction/:uid',
    withSignIn(async (uid, wished, request, reply) => {
      const { isStrong, method } = readStep(uid, wished, request.body);
      const chosen = demoPeople.find((person) => person.sub === field(request.body, 'sub'));
      if (!chosen || (isStrong && method === null)) return reply.redirect(`/idp/interaction/${uid}`, 303);
      await leaveOtherSession(provider, request, reply, chosen.sub);
      const next = await provider.interactionResult(request.raw, reply.raw, {
        login: { accountId: chosen.sub, acr: isStrong ? acr.strong : acr.account },
      });
      return reply.redirect(next, 303);
    }),
  );

  app.get(
    '/idp/interaction/:uid/cancel',
    withSignIn(async (_uid, _wished, request, reply) => {
      const next = await provider.interactionResult(request.raw, reply.raw, {
        error: 'access_denied',
        error_description: 'the person turned back',
      });
      return reply.redirect(next, 303);
    }),
  );
}
