import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { LiveContents } from '../content/liveContents.ts';
import type { Settings } from '../settings.ts';

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000;

/** Where Google's script, its frame and its calls come from. */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};
const noSources: typeof recaptchaSources = { script: [], frame: [], connect: [] };

/** The hashes of what stands inside the shell's HTML, as the content security policy writes them. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Lets in nothing: for what is no page. */
const barePolicy = "default-src 'none';frame-ancestors 'none'";

/** What browsers ask of a page alone; a first visit would fetch them some thirty times in vain. */
const ofPages = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-DNS-Prefetch-Control': 'off',
};

/** Nothing that a page could use: what an answer has that was made before there was a request. */
export const bareHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': barePolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * The headers of every answer (`server.headers`): scripts and styles of this origin alone, no inline code but what the
 * shell itself holds, no string ever turned into script, no frame around the portal but where `allowFrames` says so, no address told to others; what is no
 * page lets in nothing. What the settings and the contents let in besides is named one by one; the origins of pictures follow a reload.
 */
export function setHeaders(
  app: FastifyInstance,
  settings: Pick<Settings, 'publicUrl' | 'errorReporting' | 'recaptcha'>,
  hashes: InlineHashes,
  contents: Pick<LiveContents, 'current'>,
): void {
  const make = ({ current }: typeof contents) => ({
    of: current,
    headers: pageHeaders(settings, hashes, current.settings.imageOrigins),
  });
  let made = make(contents);
  app.addHook('onRequest', async (_request, reply) => {
    if (made.of !== contents.current) made = make(contents);
    reply.headers(made.headers);
  });
  // A page's headers are longer than many an answer, and of use to pages alone. What is unchanged may be one.
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = reply.statusCode === 304 || String(reply.getHeader('content-type')).startsWith('text/html');
    reply.headers(isPage ? ofPages : { 'Content-Security-Policy': barePolicy });
    return payload;
  });
}

/** What helmet sets, taken down once: an answer is given far more often than it changes. */
function pageHeaders(
  { publicUrl, errorReporting, recaptcha }: Pick<Settings, 'publicUrl' | 'errorReporting' | 'recaptcha'>,
  { scripts, styles }: InlineHashes,
  imageOrigins: readonly string[],
): Record<string, string> {
  const isSecure = publicUrl.startsWith('https:');
  const google = recaptcha ? recaptchaSources : noSources;
  const receiver = errorReporting.dsn ? [new URL(errorReporting.dsn).origin] : [];
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...google.script, ...scripts],
        styleSrc: ["'self'", ...styles],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...imageOrigins],
        connectSrc: ["'self'", ...google.connect, ...receiver],
        ...(recaptcha ? { frameSrc: google.frame } : {}),
        manifestSrc: ["'self'"],
        // Signing in is a link, and the embedded identity provider's forms stay on this origin.
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // Only the worker that solves our puzzle; Google's script makes policies under names that it does not promise.
        ...(recaptcha ? {} : { trustedTypes: ['kajo-worker'] }),
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: isSecure ? { maxAge: HSTS_AGE, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xFrameOptions: { action: 'deny' },
    // Of browsers that are no more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  set(answer.req, answer, (mistake) => {
    if (mistake) throw mistake as Error;
  });
  return answer.getHeaders() as Record<string, string>;
}

/**
 * Lets the sites of partners hold a page in a frame (`frame.partners`); to be called for pages that show nothing of anyone.
 *
 * @param partners origins
 */
export function allowFrames(reply: FastifyReply, partners: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${partners.join(' ')}`),
  );
  // It knows no list; browsers that know `frame-ancestors` do without.
  reply.removeHeader('X-Frame-Options');
}

/**
 * Marks an answer that a browser may keep with a tag of its content, and sends nothing but 304 to whoever has it already
 * (`server.unchanged`).
 */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // `private, no-cache` is what only the browser of whoever asked may keep.
    if (reply.statusCode !== 200 || !/^(private, )?no-cache$/.test(String(reply.getHeader('cache-control'))))
      return payload;
    const tag = String(reply.getHeader('etag') ?? tagOf(Buffer.isBuffer(payload) ? payload : String(payload)));
    reply.header('ETag', tag);
    const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
    if (!known.includes(tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    return '';
  });
}

/** The tag of a content; weak, as the same one goes out in several encodings. */
export const tagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
