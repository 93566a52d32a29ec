/**
 * Who may import whom: docs/architecture.md has the table, here is a rule a row. What a row does not name is forbidden.
 * Types count like code.
 */

/** Tests, and what stands beside them to be used by them alone. */
const test = '(\\.test|[/.]testing)\\.tsx?$';
const apiTypes = '^openapi/api\\.gen\\.ts$';
const apiReader = '^openapi/(read|document)\\.ts$';
const packages = 'node_modules';

/** Files of `from` may import what `allowed` names, and nothing else of the project or outside it. */
const only = (name, comment, from, allowed, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test, ...more },
  to: { pathNot: allowed },
});

/** The same for tests, which may use any package and Node besides. */
const onlyInTests = (name, from, allowed) => ({
  name: `${name}-tests`,
  comment: 'A test beside the code stays within the same folders; packages are free, and so is what tests share.',
  severity: 'error',
  from: { path: `(?=${from}).*${test}` },
  to: { pathNot: [...allowed, packages, '^tests/support/'], dependencyTypesNot: ['core'] },
});

const layer = (name, comment, from, allowed) => [only(name, comment, from, allowed), onlyInTests(name, from, allowed)];

const browserPackages = `${packages}/(?!(@fastify|fastify|drizzle-orm|@electric-sql|pg|oidc-provider|openid-client|jose)/)`;
/** What of the atlas runs when it is built; the chart's types and how wide its texts are, the site knows too. */
const atlasBuilding = '^atlas/(build/|chart/|difference/|requirements/|texts/|site/build\\.)';
const belowShared = ['^src/(api|i18n|platform|ui)/', '^(machines|domain)/', apiTypes, browserPackages];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'What depends on each other is one thing: make it one, or take the common part out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'tests-are-imported-by-tests-alone',
      comment: 'Nothing that ships may lean on a test or its helpers.',
      severity: 'error',
      from: { pathNot: ['^(tests|scripts)/', test] },
      to: { path: ['^tests/', test] },
    },
    only('openapi', 'The types of the API import nothing.', '^openapi/', ['(?!)'], { pathNot: [test, apiReader] }),
    {
      name: 'api-reader',
      comment: 'What puts the files of the API together knows YAML and Node.',
      severity: 'error',
      from: { path: apiReader },
      to: { pathNot: [`${packages}/yaml/`, '^openapi/document\\.ts$'], dependencyTypesNot: ['core'] },
    },
    onlyInTests('openapi', '^openapi/', [apiReader]),
    ...layer('domain', 'Rules know the types of the API and each other.', '^domain/', ['^domain/', apiTypes]),
    ...layer('machines', 'Machines know xstate, the rules and the types of the API.', '^machines/', [
      '^(machines|domain)/',
      apiTypes,
      `${packages}/xstate/`,
    ]),
    only('atlas', 'What looks into machines knows them and what they stand on.', '^atlas/(explorer/|atlasData)', [
      '^atlas/(explorer/|atlasData\\.ts$|chart/chart\\.ts$)',
      '^(machines|domain)/',
      apiTypes,
      `${packages}/xstate/`,
    ]),
    onlyInTests('atlas', '^atlas/explorer/', ['^atlas/(explorer|live|chart)/', '^(machines|domain)/', apiTypes]),
    only('atlas-live', 'What a running portal loads of the atlas is as little as can be.', '^atlas/live/', [
      '^atlas/live/',
      '^atlas/explorer/internals\\.ts$',
      `${packages}/xstate/`,
    ]),
    onlyInTests('atlas-live', '^atlas/live/', ['^atlas/(live|explorer)/', '^(machines|domain)/', apiTypes]),
    {
      name: 'atlas-building',
      comment: 'What draws the machines and puts the site together runs in Node, with the packages that a build takes.',
      severity: 'error',
      from: { path: atlasBuilding, pathNot: test },
      to: {
        pathNot: ['^(atlas|machines|domain|scripts/build)/', apiTypes, packages],
        dependencyTypesNot: ['core'],
      },
    },
    onlyInTests('atlas-building', atlasBuilding, ['^(atlas|machines|domain)/', apiTypes]),
    ...layer(
      'atlas-site',
      'The site shows what the build found, in the design of the portal.',
      '^atlas/site/(?!build\\.)',
      [
        '^atlas/(site|live|explorer)/(?!build\\.)',
        '^atlas/(atlasData|chart/(chart|text))\\.ts$',
        '^src/(i18n|ui)/',
        '^(machines|domain|locales)/',
        apiTypes,
        '^virtual:atlas-(overview|requirements)$',
        `${packages}/(@types/)?(react|react-dom|lucide|xstate|@lingui|@vanilla-extract|csstype)/`,
      ],
    ),
    ...layer('ui', 'The design system knows itself, what a link is, React and packages for drawing.', '^src/ui/', [
      '^src/ui/',
      '^domain/links/',
      `${packages}/(@types/)?(react|react-dom|lucide|@tanstack/react-virtual|@vanilla-extract|csstype)/`,
    ]),
    {
      name: 'styles-are-made-at-build',
      comment:
        'Code that runs in the browser takes class names from *.css.ts; anything else brings the style compiler along.',
      severity: 'error',
      from: {
        path: '^(src|atlas/site)/',
        pathNot: ['\\.(css|look)\\.ts$', '^src/ui/theme/', '^atlas/site/build\\.', test],
      },
      to: {
        path: [`${packages}/@vanilla-extract/`, '\\.look\\.ts$', '^src/ui/theme/(?!.*\\.css\\.ts$)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    ...layer('api', 'The client stands on languages and platform.', '^src/api/', [
      '^src/(api|i18n|platform)/',
      '^domain/',
      apiTypes,
      browserPackages,
    ]),
    ...layer('i18n', 'Languages stand on the platform.', '^src/i18n/', [
      '^src/(i18n|platform)/',
      '^(domain|locales)/',
      apiTypes,
      browserPackages,
    ]),
    ...layer('platform', 'The platform is the lowest part of the portal.', '^src/platform/', [
      '^src/platform/',
      '^domain/',
      apiTypes,
      browserPackages,
    ]),
    ...layer('shared', 'Shared parts know everything below the features.', '^src/shared/', [
      '^src/shared/',
      ...belowShared,
    ]),
    ...layer('features', 'A feature knows what is shared.', '^src/features/', [
      '^src/(features|shared)/',
      ...belowShared,
    ]),
    {
      name: 'features-are-apart',
      comment: 'What two features share moves to domain, ui or shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    ...layer('routes', 'Routes know features and what is shared.', '^src/routes/', [
      '^src/(routes|features|shared)/',
      browserPackages,
    ]),
    ...layer('app', 'The app knows all of the portal.', '^src/app/', ['^src/', ...belowShared]),
    only('main', 'The entry takes the hand-over and starts the app.', '^src/main\\.tsx$', [
      '^src/(app|platform)/',
      '^atlas/live/portal\\.ts$',
    ]),
    {
      name: 'customers-load-no-atlas',
      comment: 'Only a demo tells an atlas of its machines: what does so is fetched there, and part of no other file.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^atlas/', dynamic: false },
    },
    {
      name: 'server',
      comment: 'The server knows the rules, the types of the API and itself; its packages are its own affair.',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { pathNot: ['^(server|domain)/', apiTypes, apiReader, packages], dependencyTypesNot: ['core'] },
    },
    onlyInTests('server', '^server/', ['^(server|domain)/', '^tests/support/', apiTypes, apiReader]),
    {
      name: 'tests',
      comment: 'Tests know machines, rules, the server, and of the portal nothing but what it shows.',
      severity: 'error',
      // The bench holds a component, built by itself, against a bare one.
      from: { path: '^tests/', pathNot: '^tests/bench/(chart|invoiceList|sites)/' },
      to: { path: '^src/' },
    },
    {
      name: 'no-development-packages',
      comment: 'What runs for customers is in dependencies.',
      severity: 'error',
      from: { path: '^(src|server|machines|domain|atlas/live)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: packages },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
