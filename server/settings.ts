import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { isEmail } from '../domain/identifiers/index.ts';
import { isDay } from '../domain/time/index.ts';
import { editDistance } from './editDistance.ts';

/** How the server was told to run. Read once, at start. */
export interface Settings {
  port: number;
  host: string;
  /** The origin that people type, without a slash at the end. */
  publicUrl: string;
  /** Null: the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  dataFolder: string;
  /** Null: the embedded identity provider with its demo people. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  mail: {
    /** Null: mails are files in `dataFolder`. */
    smtpUrl: string | null;
    /** Whom our mails come from. */
    from: string;
    /** Who reads what people write to us. */
    customerService: string;
  };
  /** Milliseconds to add to the machine's clock. */
  clockOffset: number;
  /** Demo people and their data, the identity provider's page of people, the API as pages. */
  isDemo: boolean;
  brand: 'main' | 'coop';
  logLevel: (typeof logLevels)[number];
  /** A token in the address is taken without a sign-in that this browser began: the mobile app, the employees' CRM. */
  isStatelessHandOverAllowed: boolean;
  /** Origins of partners whose sites may hold the pages that are meant for it in a frame. */
  framePartners: readonly string[];
  /** How many proxies in front may say who the caller is. */
  trustedProxies: number;
  /** What awaits its proof is sealed with it; null: a demo keeps one of its own in `dataFolder`. */
  proofKey: Uint8Array | null;
  /** Calls a minute of one session; what others have is a part or a multiple of it (`server/http/limits.ts`). */
  callsPerMinute: number;
  /** What editors may change. */
  contentFolder: string;
  /** With it an editor has the contents read anew; null: nobody does. */
  contentToken: string | null;
  /** With it a Prometheus reads how the server does; null: nobody does. */
  metricsToken: string | null;
  /** Where the portal reports its faults. */
  errorReporting: { dsn: string | null; environment: string; sampleSize: number };
  /** Null: the bot check is a puzzle of our own. */
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | null;
}

/** Every mistake in the settings, a sentence each (`server.settings`). */
export class SettingsError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'SettingsError';
    this.mistakes = mistakes;
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/* A schema's message says what is expected; the sentence around it names the setting and what it was. */

function wholeNumber(least: number, most: number) {
  const expected = `a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, expected),
    v.transform(Number),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
}

function oneOf<const Choices extends readonly string[]>(...choices: Choices) {
  return v.picklist(choices, `one of ${choices.join(', ')}`);
}

function address(expected: string, ...protocols: string[]) {
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected),
  );
}

const emailAddress = () => v.pipe(v.string(), v.check(isEmail, 'an e-mail address'));

const isOrigin = (text: string) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`;

/** What comes without TLS, anyone on the way may have written; not so on this machine. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));

const token = () => v.pipe(v.string(), v.regex(/^[!-~]{8,256}$/, '8 to 256 letters, digits and signs'));

const Environment = v.object({
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or an IP address')), '127.0.0.1'),
  PUBLIC_URL: v.optional(
    v.pipe(
      address('an origin such as https://oma.kajo.example', 'http:', 'https:'),
      v.check(isOrigin, 'an origin such as https://oma.kajo.example, without a path'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  DATABASE_URL: v.optional(address('an address that begins with postgres://', 'postgres:', 'postgresql:')),
  DATA_FOLDER: v.optional(v.string(), '.data'),
  OIDC_ISSUER: v.optional(address('the https address of an OpenID Connect issuer', 'https:', 'http:')),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  SMTP_URL: v.optional(address('an address that begins with smtp:// or smtps://', 'smtp:', 'smtps:')),
  SMTP_FROM: v.optional(emailAddress()),
  CUSTOMER_SERVICE_EMAIL: v.optional(emailAddress()),
  PORTAL_NOW: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) &&
          isDay(text.slice(0, 10)) &&
          !Number.isNaN(Date.parse(text)),
        'an instant such as 2026-12-01T12:00:00Z',
      ),
      // The demo's data begins years before now, and its contracts end years after.
      v.check((text) => /^20[2-9]/.test(text), 'an instant from 2020 to 2099, such as 2026-12-01T12:00:00Z'),
      v.transform(Date.parse),
    ),
  ),
  DEMO: v.optional(oneOf('true', 'false')),
  BRAND: v.optional(oneOf('main', 'coop'), 'main'),
  LOG_LEVEL: v.optional(oneOf(...logLevels), 'info'),
  HANDOVER_WITHOUT_STATE: v.optional(oneOf('true', 'false'), 'false'),
  FRAME_ANCESTORS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/)),
      v.everyItem(
        (origin) => URL.canParse(origin) && isSafe(new URL(origin)) && isOrigin(origin) && !/[*;@]/.test(origin),
        'origins such as https://partner.example, with https, without a path, with spaces between them',
      ),
      v.transform((origins) => origins.map((origin) => new URL(origin).origin)),
    ),
  ),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  PROOF_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9_-]{43}$/, '32 random bytes in base64url, 43 characters'),
      v.transform((text) => Buffer.from(text, 'base64url')),
    ),
  ),
  CALLS_PER_MINUTE: v.optional(wholeNumber(10, 1_000_000), '600'),
  CONTENT_FOLDER: v.optional(v.string()),
  CONTENT_TOKEN: v.optional(token()),
  METRICS_TOKEN: v.optional(token()),
  SENTRY_DSN: v.optional(address('the https address that Sentry calls a DSN', 'https:', 'http:')),
  SENTRY_ENVIRONMENT: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'a name without spaces'))),
  SENTRY_SAMPLE_SIZE: v.optional(wholeNumber(1, 1_000), '5'),
  RECAPTCHA_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'a site key of reCAPTCHA v3'))),
  RECAPTCHA_SECRET: v.optional(v.string()),
  RECAPTCHA_VERIFY_URL: v.optional(
    address('the https address that answers whether a token is good', 'https:', 'http:'),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
});
type Given = v.InferOutput<typeof Environment>;

const secrets = new Set([
  'DATABASE_URL',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'CONTENT_TOKEN',
  'METRICS_TOKEN',
  'RECAPTCHA_SECRET',
  'PROOF_KEY',
]);
/** Settings that are given all or not at all. */
const together = {
  oidc: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  recaptcha: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  mail: ['SMTP_URL', 'SMTP_FROM', 'CUSTOMER_SERVICE_EMAIL'],
} as const;
const contentFolder = join(import.meta.dirname, 'content');
/** Of the made-up retailer; no mail leaves the machine with them. */
const demoMail = { from: 'ala-vastaa@kajo.example', customerService: 'asiakaspalvelu@kajo.example' };
/** As README and `.env.example` name it. */
const DEMO_CONTENT_TOKEN = 'kajo-demo';

function sentence(name: string, value: string, expected: string): string {
  // An address may hold a user's password before the @.
  const shown = secrets.has(name) || value.includes('@') ? 'has a value that is not shown here' : `is "${value}"`;
  return `${name} ${shown}; it must be ${expected}.`;
}

/** The mistakes that two settings make together; a setting that is wrong by itself is not looked at again. */
function* mistakesBetween(given: Partial<Given>, wrong: ReadonlySet<string>): Generator<string> {
  for (const group of Object.values(together)) {
    const missing = group.filter((name) => given[name] === undefined);
    if (missing.length > 0 && missing.length < group.length && !group.some((name) => wrong.has(name)))
      yield `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing; give all of ${group.join(', ')}, or none.`;
  }
  if (['DEMO', 'DATABASE_URL', ...together.oidc].some((name) => wrong.has(name))) return;
  if (together.oidc.every((name) => given[name] === undefined) && !isDemo(given))
    yield 'Nobody could sign in: without OIDC_ISSUER the people of the demo do, and DEMO is not true; set one of the two.';
  if (given.PROOF_KEY === undefined && !wrong.has('PROOF_KEY') && !isDemo(given))
    yield 'PROOF_KEY is missing: what awaits its proof is sealed with it; give the same one to every server process.';
  if (given.PORTAL_NOW !== undefined && !isDemo(given))
    yield 'PORTAL_NOW is given, but DEMO is not true; only the clock of a demo may be moved.';
}

/** Said, or else on with the embedded database and off with a PostgreSQL server. */
function isDemo(given: Partial<Given>): boolean {
  return (given.DEMO ?? (given.DATABASE_URL === undefined ? 'true' : 'false')) === 'true';
}

/**
 * Reads the settings from the environment, each as `.env.example` describes it. An empty one counts as not given.
 *
 * @param now the machine's clock in epoch milliseconds, from which `PORTAL_NOW` is measured
 * @throws SettingsError with a sentence for each mistake; no sentence repeats a secret
 */
export function readSettings(environment: NodeJS.ProcessEnv, now = Date.now()): Settings {
  const entries = Object.keys(Environment.entries)
    .map((name) => [name, environment[name]?.trim()] as const)
    .filter(([, value]) => Boolean(value));
  const parsed = v.safeParse(Environment, Object.fromEntries(entries));
  const first = new Map((parsed.issues ?? []).toReversed().map((fault) => [String(fault.path?.[0].key), fault]));
  const mistakes = [...first]
    .reverse()
    .map(([name, { message }]) => sentence(name, environment[name]?.trim() ?? '', message));
  mistakes.push(...mistakesBetween(parsed.typed ? parsed.output : Object.fromEntries(entries), new Set(first.keys())));
  if (!parsed.success || mistakes.length > 0) throw new SettingsError(mistakes);

  const given = parsed.output;
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    databaseUrl: given.DATABASE_URL ?? null,
    dataFolder: resolve(given.DATA_FOLDER),
    oidc:
      given.OIDC_ISSUER && given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET
        ? { issuer: given.OIDC_ISSUER, clientId: given.OIDC_CLIENT_ID, clientSecret: given.OIDC_CLIENT_SECRET }
        : null,
    mail:
      given.SMTP_URL && given.SMTP_FROM && given.CUSTOMER_SERVICE_EMAIL
        ? { smtpUrl: given.SMTP_URL, from: given.SMTP_FROM, customerService: given.CUSTOMER_SERVICE_EMAIL }
        : { smtpUrl: null, ...demoMail },
    clockOffset: given.PORTAL_NOW === undefined ? 0 : given.PORTAL_NOW - now,
    isDemo: isDemo(given),
    brand: given.BRAND,
    logLevel: given.LOG_LEVEL,
    isStatelessHandOverAllowed: given.HANDOVER_WITHOUT_STATE === 'true',
    framePartners: given.FRAME_ANCESTORS ?? [],
    trustedProxies: given.TRUST_PROXY,
    proofKey: given.PROOF_KEY ?? null,
    callsPerMinute: given.CALLS_PER_MINUTE,
    contentFolder: given.CONTENT_FOLDER === undefined ? contentFolder : resolve(given.CONTENT_FOLDER),
    contentToken: given.CONTENT_TOKEN ?? (isDemo(given) ? DEMO_CONTENT_TOKEN : null),
    metricsToken: given.METRICS_TOKEN ?? null,
    errorReporting: {
      dsn: given.SENTRY_DSN ?? null,
      environment: given.SENTRY_ENVIRONMENT ?? (isDemo(given) ? 'demo' : 'production'),
      sampleSize: given.SENTRY_SAMPLE_SIZE,
    },
    recaptcha:
      given.RECAPTCHA_SITE_KEY && given.RECAPTCHA_SECRET
        ? {
            siteKey: given.RECAPTCHA_SITE_KEY,
            secret: given.RECAPTCHA_SECRET,
            verifyUrl: given.RECAPTCHA_VERIFY_URL,
          }
        : null,
  };
}

/** A sentence for each setting that looks like one of ours and is none: most likely a slip of the pen. */
export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  const ours = Object.keys(Environment.entries);
  return Object.keys(environment)
    .filter((name) => !ours.includes(name))
    .flatMap((name) => {
      const meant = ours.find((known) => editDistance(name.toUpperCase(), known) <= (known.length < 8 ? 1 : 2));
      if (meant) return [`${name} is no setting of Oma Kajo, ${meant} is; see .env.example.`];
      const isOfOurs = /^(OIDC|PORTAL|CONTENT|RECAPTCHA|SMTP)_/.test(name);
      return isOfOurs ? [`${name} is no setting of Oma Kajo; see .env.example.`] : [];
    });
}
