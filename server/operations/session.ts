import type { FastifyRequest } from 'fastify';
import { maskIdentityCode } from '../../domain/identifiers/index.ts';
import type { Actor } from '../access/actor.ts';
import { resolveActor } from '../access/resolveActor.ts';
import { mustGiveSalesAgentId, salesAgentIdOf } from '../access/salesAgentOf.ts';
import type { ServerContext } from '../context.ts';
import { wantsPage } from '../http/navigations.ts';
import { completeSignIn } from '../identity/callback.ts';
import { memoryOf } from '../identity/cookies.ts';
import { sessionHandedOver, takeHandOver } from '../identity/handOver.ts';
import { endSession, handTo, renewSession, sessionsOf, takeIdToken, type Session } from '../identity/sessions.ts';
import { beginSignIn, callbackUrl } from '../identity/signIn.ts';
import { mintAccessToken } from '../identity/tokens.ts';
import { backAddress, LANDING, readLocation } from '../identity/wayBack.ts';
import { isTelephoneChannel } from '../orders/telephone.ts';
import { endSessionPage } from '../pages/endSessionPage.ts';
import { forgetKey } from '../drafts/leftDrafts.ts';
import { ProblemError } from '../problem.ts';
import { knownLocale } from '../texts.ts';
import type { HandlersOf } from './handler.ts';

function sessionOf(actor: Actor): Session {
  if (!actor.session) throw new ProblemError('session.missing');
  return actor.session;
}

/** @param tokenEndsAt of the token that asks, in milliseconds since 1970: it may end before the session does */
const times = ({ clock }: ServerContext, { expiresAt, endsAt }: Session, tokenEndsAt = Infinity) => ({
  serverTime: clock().toISOString(),
  // A token says in whole seconds when it ends.
  expiresAt: (tokenEndsAt + 1000 > Number(expiresAt) ? expiresAt : new Date(tokenEndsAt)).toISOString(),
  sessionEndsAt: endsAt.toISOString(),
});

/** What a session says of who holds it, and until when by the token that asks. */
function validationOf(actor: Actor, context: ServerContext, tokenEndsAt?: number) {
  const session = sessionOf(actor);
  const staff = actor.employee;
  return {
    customerId: actor.customerId,
    customerType: actor.customerType,
    allowedEmployee: staff !== null,
    strongAuthentication: session.strongAuthentication,
    salesAgentId: salesAgentIdOf(actor),
    askSalesAgentId: mustGiveSalesAgentId(actor),
    empInfo: staff?.empInfo ?? null,
    employeeType: staff?.employeeType ?? null,
    salesChannels: staff?.salesChannels ?? [],
    telephoneSalesChannels:
      staff?.salesChannels.filter((channel) => isTelephoneChannel(channel, context.contents.current.settings)) ?? [],
    salesPoints: staff?.salesPoints ?? [],
    ...times(context, session, tokenEndsAt),
  };
}

/** A redirect for a navigation, the address for a fetch. */
const leadTo = (raw: FastifyRequest, location: string) =>
  wantsPage(raw)
    ? ({ status: 302, headers: { Location: location } } as const)
    : ({ status: 200, body: { location } } as const);

const leadHome: { status: 302; headers: Record<string, string> } = { status: 302, headers: { Location: '/' } };

export const handlers: HandlersOf<'session'> = {
  login: async ({ query, locale, raw, reply }, _actor, context) => {
    const memory = memoryOf({ request: raw, reply, settings: context.settings });
    const isSilent = query.prompt === 'none';
    const { live, hasEnded, lastProof } = await sessionsOf(context, memory.browser);
    const wanted = query.location ?? null;
    const asked = knownLocale(query.lang);
    const goOn = () => {
      memory.hint(false);
      return leadTo(raw, backAddress(readLocation(wanted) ?? LANDING, asked));
    };
    if (isSilent && !live) return goOn();
    const begun = await beginSignIn(context, {
      locale: asked,
      pageLocale: asked ?? locale,
      isStrong: query.tupas === 'true',
      bank: query.bank ?? null,
      location: wanted,
      resumes: isSilent ? (live?.id ?? null) : null,
      provenAfter: hasEnded || query.prompt === 'login' ? lastProof : null,
    }).catch((thrown: unknown) => {
      // A new tab without the identity provider opens as it would for a stranger.
      if (isSilent && thrown instanceof ProblemError) return null;
      throw thrown;
    });
    if (!begun) return goOn();
    memory.begin(begun.state, begun.wayBack);
    return leadTo(raw, begun.location);
  },

  loginCallback: async ({ raw, reply }, _actor, context) => {
    const { settings } = context;
    const callback = new URL(callbackUrl(settings.publicUrl));
    callback.search = new URL(raw.url, callback).search;
    const { location, isKnown } = await completeSignIn(context, callback, memoryOf({ request: raw, reply, settings }));
    if (!isKnown) await raw.countWrong('bad-sign-in');
    return { status: 302, headers: { Location: location } };
  },

  endSession: async ({ raw, reply, locale }, _actor, context) => {
    const { settings, issuer } = context;
    const backTo = `${settings.publicUrl}/`;
    const { browser } = memoryOf({ request: raw, reply, settings });
    const { live } = await sessionsOf(context, browser);
    const configuration = await issuer.configuration().catch(() => null);
    const endSessionUrl = configuration?.serverMetadata().end_session_endpoint;
    // A link from elsewhere ends nothing: who signs out has ended the portal's own session before.
    const idToken = live || !endSessionUrl ? null : await takeIdToken(context, browser);
    if (idToken === null || !endSessionUrl) return leadHome;
    const policy = String(reply.getHeader('content-security-policy'));
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        // This page alone has a form that leads to the identity provider.
        'Content-Security-Policy': policy.replace("form-action 'self'", `$& ${new URL(endSessionUrl).origin}`),
      },
      body: endSessionPage({ locale, endSessionUrl, idToken, backTo }),
    };
  },

  validateToken: async ({ raw }, actor, context) => ({
    status: 200,
    body: validationOf(actor, context, (await raw.token)?.endsAt),
  }),

  exchangeHandOver: async ({ body, raw, reply }, _actor, context) => {
    const memory = memoryOf({ request: raw, reply, settings: context.settings });
    const countBad = async (thrown: unknown): Promise<never> => {
      if (thrown instanceof ProblemError && thrown.code === 'session.invalid') await raw.countWrong('bad-sign-in');
      throw thrown;
    };
    const session = await sessionHandedOver(context, body.handOver, memory.browser).catch(countBad);
    const actor = await resolveActor(context, { sessionId: session.id, version: session.version });
    // Once all is known: who is told to try again has lost nothing.
    await takeHandOver(context, body.handOver).catch(countBad);
    if (memory.browser === null || session.browser !== memory.browser) {
      // Who has signed in elsewhere is known from now on: the next hand-over ends this one.
      await handTo(context, memory.browser ?? memory.rename(), session);
      memory.hint(false);
    }
    return {
      status: 200,
      body: {
        accessToken: await mintAccessToken(context, session),
        ...(actor.principals.has('blocked') ? {} : { validation: validationOf(actor, context) }),
      },
    };
  },

  renewToken: async (_request, actor, context) => {
    const session = await renewSession(context, sessionOf(actor));
    return { status: 200, body: { accessToken: await mintAccessToken(context, session), ...times(context, session) } };
  },

  getUserInfo: async (_request, actor) => {
    const session = sessionOf(actor);
    const who = actor.person;
    if (!who) throw new ProblemError('session.ended');
    return {
      status: 200,
      body: {
        sub: who.sub,
        givenName: who.givenName,
        familyName: who.familyName,
        ssn: session.strongAuthentication ? maskIdentityCode(who.identityCode) : null,
      },
    };
  },

  logout: async ({ raw, reply }, actor, context) => {
    await endSession(context, sessionOf(actor));
    memoryOf({ request: raw, reply, settings: context.settings }).hint(false);
    forgetKey(reply, context.settings);
    return { status: 200, body: { location: '/endSession' } };
  },

  logoutBrowser: async ({ raw, reply }, _actor, context) => {
    const answer = { status: 200, body: { location: '/endSession' } } as const;
    // A page from elsewhere signs nobody out.
    if (!['same-origin', undefined].includes(raw.headers['sec-fetch-site'])) return answer;
    const memory = memoryOf({ request: raw, reply, settings: context.settings });
    const { live } = await sessionsOf(context, memory.browser);
    if (live) await endSession(context, live);
    memory.hint(false);
    forgetKey(reply, context.settings);
    return answer;
  },
};
