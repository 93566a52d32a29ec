import type { EventEmitter } from 'node:events';
import Provider, {
  interactionPolicy,
  type ClaimsParameter,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../context.ts';
import { describeError } from '../../http/logging.ts';
import { isDatabaseAway } from '../../store/outage.ts';
import { person } from '../../store/schema.ts';
import { EMBEDDED_CLIENT, embeddedClientSecret, embeddedIssuer } from '../issuer.ts';
import { tooLargePage } from '../../pages/tooLargePage.ts';
import { preferredLocale } from '../../texts.ts';
import { sharedCookieKey, sharedSigningKey } from '../keys.ts';
import { acr, callbackUrl } from '../signIn.ts';
import { TOTAL_TIME } from '../sessions.ts';
import { createAdapter } from './adapter.ts';

/** A chosen bank waits so long for the person, in seconds. */
export const INTERACTION_TIME = 600;

const FAULT = 'error=server_error';

const asksForStrong = (values: unknown) =>
  String(values ?? '')
    .split(' ')
    .includes(acr.strong);

/** The identity code is for a strong authentication alone. */
const wasAskedForStrong = (token: unknown) =>
  (token as { claims?: ClaimsParameter } | undefined)?.claims?.id_token?.acr?.values?.includes(acr.strong) === true;

/** Single sign-on serves who has signed in already, unless a strong authentication is asked for and that was none. */
function policy() {
  const prompts = interactionPolicy.base();
  const { Check } = interactionPolicy;
  prompts.get('login')?.checks.add(
    new Check('strong_authentication', 'strong authentication is needed', (ctx) => {
      const { oidc } = ctx;
      const isMissing = asksForStrong(oidc.params?.acr_values) && oidc.session?.acr !== acr.strong;
      return isMissing ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return prompts;
}

/** The identity provider of the demo: OpenID Connect for one client, this server itself. */
export async function createProvider(context: ServerContext): Promise<Provider> {
  const { database, settings } = context;
  const signingKey = await sharedSigningKey(database, 'identityProvider');
  const configuration: Configuration = {
    adapter: createAdapter(database.db),
    clients: [
      {
        client_id: EMBEDDED_CLIENT,
        client_secret: await embeddedClientSecret(database),
        redirect_uris: [callbackUrl(settings.publicUrl)],
        post_logout_redirect_uris: [`${settings.publicUrl}/`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: {
      keys: [await sharedCookieKey(database)],
      names: { session: 'idp', interaction: 'idp_step', resume: 'idp_resume' },
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    scopes: ['openid'],
    acrValues: [acr.strong, acr.account],
    claims: {
      openid: ['sub', 'acr'],
      profile: ['given_name', 'family_name', 'personal_identity_code'],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true },
    },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `/idp/interaction/${uid}` },
    findAccount: async (_ctx, sub, token) => {
      const [who] = await database.db.select().from(person).where(eq(person.sub, sub));
      if (!who) return undefined;
      return {
        accountId: sub,
        claims: async () => ({
          sub,
          given_name: who.givenName,
          family_name: who.familyName,
          ...(wasAskedForStrong(token) ? { personal_identity_code: who.identityCode } : {}),
        }),
      };
    },
    // The portal is the retailer's own: nobody is asked whether it may know who they are.
    loadExistingGrant: grantToPortal,
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: TOTAL_TIME / 1000,
      IdToken: TOTAL_TIME / 1000,
      Interaction: INTERACTION_TIME,
      Session: TOTAL_TIME / 1000,
    },
    // Who comes here by the browser's history may be signed in already.
    renderError: (ctx) => {
      ctx.redirect(`${callbackUrl(settings.publicUrl)}?${FAULT}`);
    },
  };
  const provider = new Provider(embeddedIssuer(settings.publicUrl), configuration);
  provider.proxy = true;
  logFaults(provider, context);
  provider.use(tellOutage(provider, callbackUrl(settings.publicUrl)));
  provider.use(signOutInOneStep(provider, `${settings.publicUrl}/`));
  return provider;
}

/**
 * What goes wrong passes the filter of the log (`server.log`): left to itself, the library writes whole errors to the
 * standard output, with all that the database was asked, and others nowhere. What a caller did wrong is no fault.
 */
function logFaults(provider: Provider, { log }: ServerContext): void {
  const note = (thrown: unknown) => {
    if (!(thrown as { expose?: boolean }).expose) log.error({ event: 'fault', fault: describeError(thrown) });
  };
  // Its types leave this one out.
  (provider as EventEmitter).on('error', note);
  provider.on('server_error', (_ctx, thrown) => note(thrown));
}

/**
 * The library calls whatever goes wrong a fault of the server. That the database is away passes: the portal is told, and tells
 * the person to try again (`signIn.unavailable`).
 */
function tellOutage(provider: Provider, callback: string) {
  const away = new WeakSet<object>();
  provider.on('server_error', (ctx, thrown) => {
    if (isDatabaseAway(thrown)) away.add(ctx);
  });
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next().catch((thrown: unknown) => {
      // The library keeps its session after all else, where nothing of its own catches what goes wrong.
      if (!isDatabaseAway(thrown)) throw thrown;
      provider.emit('server_error', ctx, thrown);
      ctx.redirect(`${callback}?${FAULT}&state=${encodeURIComponent(String(ctx.oidc.params?.state ?? ''))}`);
    });
    const location = ctx.response.get('location');
    if (away.has(ctx) && location) ctx.redirect(location.replace(FAULT, 'error=temporarily_unavailable'));
  };
}

async function grantToPortal(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  const known = client && session?.grantIdFor(client.clientId);
  const grant =
    (known && (await provider.Grant.find(known))) ||
    new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope('openid profile');
  await grant.save();
  return grant;
}

/** In characters; the portal's form has an ID token and an address. */
const LONGEST_FORM = 16_384;

/** The ID token that is shown at the end of a session, of a form or of an address; null where the form is longer than any. */
async function readHint({ method, query, req }: KoaContextWithOIDC): Promise<string | null> {
  if (method !== 'POST') return String(query.id_token_hint ?? '');
  let form = '';
  // What is left of it is not read, but the connection is needed for the answer.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    form += String(chunk);
    if (form.length > LONGEST_FORM) return null;
  }
  return new URLSearchParams(form).get('id_token_hint') ?? '';
}

/**
 * The library asks before it signs out, on a page with a script in it. The portal has asked already: with an ID token of
 * whoever is signed in the session ends at once; without it, or with another's, nothing ends (`signIn.foreignHint`).
 */
function signOutInOneStep(provider: Provider, portal: string) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    if (ctx.path !== '/session/end') return next();
    const hint = await readHint(ctx);
    if (hint === null) {
      ctx.status = 413;
      ctx.set({ Connection: 'close', 'Cache-Control': 'no-store' });
      ctx.type = 'html';
      ctx.body = tooLargePage(preferredLocale(ctx.get('accept-language')));
      return;
    }
    const client = await provider.Client.find(EMBEDDED_CLIENT);
    const shown = client && (await provider.IdToken.validate(hint, client).catch(() => null));
    const session = await provider.Session.get(ctx);
    if (shown && session.accountId !== undefined && shown.payload.sub === session.accountId) {
      await session.destroy();
      ctx.cookies.set(provider.cookieName('session'), null, { path: '/' });
    }
    ctx.redirect(portal);
  };
}
