import * as oidc from 'openid-client';
import { maskIdentityCode } from '../../domain/identifiers/index.ts';
import type { Actor } from '../access/actor.ts';
import type { ServerContext } from '../context.ts';
import { endSession, renewSession, type Session } from '../identity/sessions.ts';
import {
  beginSignIn,
  callbackUrl,
  completeSignIn,
  failedPath,
  SIGN_IN_TIME,
  STATE_COOKIE,
} from '../identity/signIn.ts';
import { mintAccessToken } from '../identity/tokens.ts';
import { ProblemError } from '../problem.ts';
import type { HandlersOf } from './handler.ts';

function sessionOf(actor: Actor): Session {
  if (!actor.session) throw new ProblemError('session.missing');
  return actor.session;
}

const times = ({ clock }: ServerContext, { expiresAt, endsAt }: Session) => ({
  serverTime: clock().toISOString(),
  expiresAt: expiresAt.toISOString(),
  sessionEndsAt: endsAt.toISOString(),
});

export const handlers: HandlersOf<'session'> = {
  login: async ({ query, locale, raw, reply }, _actor, context) => {
    const wantsJson = !(raw.headers.accept ?? '').includes('text/html') && raw.headers['sec-fetch-mode'] !== 'navigate';
    const begun = await beginSignIn(context, {
      locale: query.lang ?? locale,
      isStrong: query.tupas === 'true',
      bank: query.bank ?? null,
      location: query.location ?? null,
    }).catch((thrown: unknown) => {
      // A person who came here by a link gets a page, not a problem answer.
      if (wantsJson || !(thrown instanceof ProblemError)) throw thrown;
      return null;
    });
    if (!begun) return { status: 302, headers: { Location: failedPath('failed') } };
    const { location, state } = begun;
    // Readable by the page: the hand-over is taken by the browser that began the sign-in and by no other.
    reply.setCookie(STATE_COOKIE, state, {
      path: '/',
      sameSite: 'lax',
      secure: context.settings.publicUrl.startsWith('https:'),
      maxAge: SIGN_IN_TIME,
    });
    return wantsJson ? { status: 200, body: { location } } : { status: 302, headers: { Location: location } };
  },

  loginCallback: async ({ raw }, _actor, context) => {
    const callback = new URL(callbackUrl(context.settings.publicUrl));
    callback.search = new URL(raw.url, callback).search;
    return { status: 302, headers: { Location: await completeSignIn(context, callback, raw.cookies[STATE_COOKIE]) } };
  },

  endSession: async ({ query }, _actor, { issuer, settings }) => {
    const location = oidc.buildEndSessionUrl(await issuer.configuration(), {
      post_logout_redirect_uri: `${settings.publicUrl}/`,
      ...(query.id_token_hint ? { id_token_hint: query.id_token_hint } : {}),
    });
    return { status: 302, headers: { Location: location.href } };
  },

  validateToken: async (_request, actor, context) => {
    const session = sessionOf(actor);
    const staff = actor.employee;
    return {
      status: 200,
      body: {
        customerId: actor.customerId,
        customerType: actor.customerType,
        allowedEmployee: staff !== null,
        strongAuthentication: session.strongAuthentication,
        salesAgentId: staff?.salesAgentId ?? null,
        askSalesAgentId: staff?.askSalesAgentId ?? false,
        empInfo: staff?.empInfo ?? null,
        employeeType: staff?.employeeType ?? null,
        salesChannels: staff?.salesChannels ?? [],
        ...times(context, session),
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

  logout: async (_request, actor, context) => {
    const session = sessionOf(actor);
    await endSession(context, session.id);
    return {
      status: 200,
      body: { location: `/endSession?${new URLSearchParams({ id_token_hint: session.idToken })}` },
    };
  },
};
