import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError, unknownSettings } from './settings.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

function mistakesOf(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    readSettings(environment, now);
    return [];
  } catch (thrown) {
    if (thrown instanceof SettingsError) return thrown.mistakes;
    throw thrown;
  }
}

test('nothing given: the demo on this machine (server.settings)', () => {
  expect(readSettings({ PORT: '  ', DATABASE_URL: '' }, now)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    dataFolder: resolve('.data'),
    oidc: null,
    mail: { smtpUrl: null, from: 'ala-vastaa@kajo.example', customerService: 'asiakaspalvelu@kajo.example' },
    clockOffset: 0,
    isDemo: true,
    brand: 'main',
    logLevel: 'info',
    isStatelessHandOverAllowed: false,
    framePartners: [],
    trustedProxies: 0,
    proofKey: null,
    callsPerMinute: 600,
    contentFolder: fileURLToPath(new URL('content', import.meta.url)),
    contentToken: 'kajo-demo',
    metricsToken: null,
    errorReporting: { dsn: null, environment: 'demo', sampleSize: 5 },
    recaptcha: null,
  });
});

test('everything given', () => {
  const given = {
    PORT: '8443',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://oma.kajo.example/',
    DATABASE_URL: 'postgres://portal:secret@db.example:5432/portal',
    DATA_FOLDER: '/var/lib/kajo',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'secret',
    SMTP_URL: 'smtps://portal:secret@mail.example',
    SMTP_FROM: 'no-reply@kajo.example',
    CUSTOMER_SERVICE_EMAIL: 'service@kajo.example',
    PORTAL_NOW: '2026-11-21T12:00:01+02:00',
    DEMO: 'true',
    BRAND: 'coop',
    LOG_LEVEL: 'warn',
    HANDOVER_WITHOUT_STATE: 'true',
    FRAME_ANCESTORS: 'https://partner.example/  https://other.example:8443',
    TRUST_PROXY: '1',
    PROOF_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
    CALLS_PER_MINUTE: '1200',
    CONTENT_FOLDER: '/etc/kajo/content',
    CONTENT_TOKEN: 'only-editors-know',
    METRICS_TOKEN: 'only-prometheus-knows',
    SENTRY_DSN: 'https://key@sentry.example/1',
    SENTRY_ENVIRONMENT: 'staging',
    SENTRY_SAMPLE_SIZE: '9',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: 'https://verify.example/',
  };
  expect(readSettings(given, now)).toEqual({
    port: 8443,
    host: '0.0.0.0',
    publicUrl: 'https://oma.kajo.example',
    databaseUrl: given.DATABASE_URL,
    dataFolder: '/var/lib/kajo',
    oidc: { issuer: 'https://id.example', clientId: 'portal', clientSecret: 'secret' },
    mail: { smtpUrl: given.SMTP_URL, from: given.SMTP_FROM, customerService: given.CUSTOMER_SERVICE_EMAIL },
    clockOffset: 1000,
    isDemo: true,
    brand: 'coop',
    logLevel: 'warn',
    isStatelessHandOverAllowed: true,
    framePartners: ['https://partner.example', 'https://other.example:8443'],
    trustedProxies: 1,
    proofKey: Buffer.from(Array.from({ length: 32 }, (_, index) => index)),
    callsPerMinute: 1200,
    contentFolder: '/etc/kajo/content',
    contentToken: 'only-editors-know',
    metricsToken: 'only-prometheus-knows',
    errorReporting: { dsn: 'https://key@sentry.example/1', environment: 'staging', sampleSize: 9 },
    recaptcha: { siteKey: 'site-key', secret: 'secret', verifyUrl: 'https://verify.example/' },
  });
});

test('outside the demo no token is known, so that nobody reloads the contents (content.token)', () => {
  const { contentToken, errorReporting } = readSettings({
    DATABASE_URL: 'postgres://db.example/portal',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'secret',
    PROOF_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  });
  expect([contentToken, errorReporting.environment]).toEqual([null, 'production']);
});

describe('mistakes (server.settings)', () => {
  test.each([
    [{ PORT: '0' }, 'PORT is "0"; it must be a whole number from 1 to 65535.'],
    [{ PORT: 'http' }, 'PORT is "http"; it must be a whole number from 1 to 65535.'],
    ...[
      'partner.example',
      'https://partner.example/shop',
      '*',
      'https://*.example',
      'https://a.example; script-src *',
      'http://partner.example',
      'https://partner.example http://partner.example',
      'http://localhost.example',
    ].map((given): [Record<string, string>, string] => [
      { FRAME_ANCESTORS: given },
      `FRAME_ANCESTORS is "${given}"; it must be origins such as https://partner.example, with https, without a path, with spaces between them.`,
    ]),
    [{ HOST: 'a b' }, 'HOST is "a b"; it must be a host name or an IP address.'],
    [{ PUBLIC_URL: 'kajo' }, 'PUBLIC_URL is "kajo"; it must be an origin such as https://oma.kajo.example.'],
    [
      { PUBLIC_URL: 'https://kajo.example/portal' },
      'PUBLIC_URL is "https://kajo.example/portal"; it must be an origin such as https://oma.kajo.example, without a path.',
    ],
    [{ PORTAL_NOW: 'monday' }, 'PORTAL_NOW is "monday"; it must be an instant such as 2026-12-01T12:00:00Z.'],
    [
      { PORTAL_NOW: '2026-02-30T12:00:00Z' },
      'PORTAL_NOW is "2026-02-30T12:00:00Z"; it must be an instant such as 2026-12-01T12:00:00Z.',
    ],
    ...['9999-12-31T23:59:59Z', '1999-01-01T00:00:00Z', '2019-12-31T23:59:59Z', '2100-01-01T00:00:00Z'].map(
      (instant): [Record<string, string>, string] => [
        { PORTAL_NOW: instant },
        `PORTAL_NOW is "${instant}"; it must be an instant from 2020 to 2099, such as 2026-12-01T12:00:00Z.`,
      ],
    ),
    [{ DEMO: 'yes' }, 'DEMO is "yes"; it must be one of true, false.'],
    [{ BRAND: 'other' }, 'BRAND is "other"; it must be one of main, coop.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, silent.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is "true"; it must be a whole number from 0 to 10.'],
    [
      { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal' },
      'OIDC_CLIENT_SECRET is missing; give all of OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, or none.',
    ],
    [
      { RECAPTCHA_SITE_KEY: 'site-key' },
      'RECAPTCHA_SECRET is missing; give all of RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, or none.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example' },
      'SMTP_FROM and CUSTOMER_SERVICE_EMAIL are missing; give all of SMTP_URL, SMTP_FROM, CUSTOMER_SERVICE_EMAIL, or none.',
    ],
    [{ SMTP_FROM: 'nobody' }, 'SMTP_FROM is "nobody"; it must be an e-mail address.'],
    [
      { DATABASE_URL: 'postgres://db.example/portal', PROOF_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8' },
      'Nobody could sign in: without OIDC_ISSUER the people of the demo do, and DEMO is not true; set one of the two.',
    ],
    [
      {
        DATABASE_URL: 'postgres://db.example/portal',
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'portal',
        OIDC_CLIENT_SECRET: 'x',
        PROOF_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
        PORTAL_NOW: '2026-12-01T12:00:00Z',
      },
      'PORTAL_NOW is given, but DEMO is not true; only the clock of a demo may be moved.',
    ],
    [
      {
        DATABASE_URL: 'postgres://db.example/portal',
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'portal',
        OIDC_CLIENT_SECRET: 'x',
      },
      'PROOF_KEY is missing: what awaits its proof is sealed with it; give the same one to every server process.',
    ],
    [
      { PROOF_KEY: 'short' },
      'PROOF_KEY has a value that is not shown here; it must be 32 random bytes in base64url, 43 characters.',
    ],
  ])('%j', (environment, mistake) => {
    expect(mistakesOf(environment)).toEqual([mistake]);
  });

  test('all are told at once, each once', () => {
    expect(mistakesOf({ PORT: '99999', BRAND: 'x', CALLS_PER_MINUTE: '-1' })).toEqual([
      'PORT is "99999"; it must be a whole number from 1 to 65535.',
      'BRAND is "x"; it must be one of main, coop.',
      'CALLS_PER_MINUTE is "-1"; it must be a whole number from 10 to 1000000.',
    ]);
  });

  test('no secret is repeated', () => {
    const secret = 'hunter2';
    const mistakes = mistakesOf({
      DATABASE_URL: `mysql://portal:${secret}@db.example`,
      SMTP_URL: `mail://${secret}`,
      OIDC_ISSUER: `ftp://portal:${secret}@id.example`,
      OIDC_CLIENT_SECRET: secret,
      PUBLIC_URL: `https://portal:${secret}@kajo.example`,
      CONTENT_TOKEN: secret,
      METRICS_TOKEN: secret,
      RECAPTCHA_SECRET: secret,
    });
    expect(mistakes).toHaveLength(7);
    expect(mistakes.join()).not.toContain(secret);
  });
});

test('partners of this machine may do without https, to try', () => {
  const given = 'http://localhost:5173 http://127.0.0.1:8080 https://partner.example';
  expect(readSettings({ FRAME_ANCESTORS: given }, now).framePartners).toEqual(given.split(' '));
});

test.each([
  ['OIDC_ISSUR', 'OIDC_ISSUR is no setting of Oma Kajo, OIDC_ISSUER is; see .env.example.'],
  ['FRAME_ANCESTOR', 'FRAME_ANCESTOR is no setting of Oma Kajo, FRAME_ANCESTORS is; see .env.example.'],
  ['CALL_PER_MINUTES', 'CALL_PER_MINUTES is no setting of Oma Kajo, CALLS_PER_MINUTE is; see .env.example.'],
  ['PROT', 'PROT is no setting of Oma Kajo, PORT is; see .env.example.'],
  ['public_url', 'public_url is no setting of Oma Kajo, PUBLIC_URL is; see .env.example.'],
  ['SMTP_PASSWORD', 'SMTP_PASSWORD is no setting of Oma Kajo; see .env.example.'],
])('a slip of the pen is noticed: %s (server.settings)', (name, sentence) => {
  expect(unknownSettings({ [name]: 'x' })).toEqual([sentence]);
});

test('what other programs are told is no slip of the pen', () => {
  const others = ['HOME', 'HOSTNAME', 'PATH', 'USER', 'SHELL', 'TERM', 'LANG', 'LOGNAME', 'PWD', 'CI', 'DEBUG', 'TZ'];
  const more = ['NODE_ENV', 'NODE_OPTIONS', 'DATABASE', 'PUBLIC', 'npm_config_host', 'EDITOR', 'PORTAL', 'OIDC_ISSUER'];
  expect(unknownSettings(Object.fromEntries([...others, ...more].map((name) => [name, 'x'])))).toEqual([]);
});

test('.env.example names every setting (server.settings)', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const wrong = Object.fromEntries(named.map((name) => [name, '@'])) as NodeJS.ProcessEnv;
  expect(new Set(named).size).toBe(29);
  // Each one is read: a wrong value of it is a mistake, but for those that may be any text.
  const free = ['DATA_FOLDER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'CONTENT_FOLDER', 'RECAPTCHA_SECRET'];
  const complained = mistakesOf(wrong).map((mistake) => mistake.split(' ')[0] ?? '');
  expect([...complained, ...free].sort()).toEqual(named.toSorted());
});
