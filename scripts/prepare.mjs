// What has to be there before the portal or its tests can run. Nothing but Node itself may be imported here: in a fresh
// clone there is nothing else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const needed = { major: 20, minor: 19 };

/** What is built, and what it is made from. */
const parts = {
  portal: {
    folder: join('dist', 'client'),
    config: 'vite.config.ts',
    sources: [
      'atlas/explorer/internals.ts',
      'atlas/live',
      'domain',
      'index.html',
      'lingui.config.ts',
      'locales',
      'machines',
      'openapi',
      'package-lock.json',
      'scripts/build',
      'src',
      'tsconfig.json',
      'vite.config.ts',
    ],
  },
  server: {
    folder: join('dist', 'server'),
    config: 'vite.server.config.ts',
    sources: [
      'domain',
      'openapi',
      'package-lock.json',
      'scripts/build',
      'server',
      'tsconfig.json',
      'vite.server.config.ts',
    ],
  },
};

const atlas = join('dist', 'atlas');
const atlasStamp = join(atlas, '.sources.sha256');

/** What the built atlas is made from; the reports are what the tests in the browser have left. */
const atlasSources = [
  'atlas',
  'docs/requirements',
  'domain',
  'locales',
  'machines',
  'package-lock.json',
  'reports/model-coverage.json',
  'reports/model-runs.json',
  'reports/model-screens.json',
  'scripts/atlas.ts',
  'scripts/build',
  'src/i18n',
  'src/ui',
];

/** Installs and builds the portal where that is needed. Ends the process where it cannot. */
export function prepare() {
  install();
  for (const [name, part] of Object.entries(parts)) build(name, part);
}

/** Goes to the project's folder. Ends the process where Node is too old for it. */
export function enterProject() {
  process.chdir(root);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return;
  console.error(`Node ${needed.major}.${needed.minor} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

/** Installs the packages where they are not those of the lock file. Ends the process where it cannot. */
export function install() {
  enterProject();
  if (isInstalled()) return;
  console.log('Installing the packages …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm tells its scripts where it is, which spares the shell that npm.cmd would need.
  const npm = process.env.npm_execpath;
  run(...(npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]));
}

/** npm writes down what it installed once all of it is there; so an installation that was cut short is done again. */
function isInstalled() {
  const record = join('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (path === '' || (optional && !found)) return true;
    return found?.version === version && found?.integrity === integrity;
  });
}

function build(name, { folder, config, sources }) {
  const stamp = join(folder, '.sources.sha256');
  const wanted = hash(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building the ${name} …`);
  // Beside the old one and then in its place, so that a build that fails leaves what works.
  const fresh = `${folder}.${process.pid}`;
  const old = `${folder}.old.${process.pid}`;
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--outDir', fresh, '--logLevel', 'warn'];
  run(process.execPath, vite, () => rmSync(fresh, { recursive: true, force: true }));
  writeFileSync(join(fresh, '.sources.sha256'), wanted);
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Builds the atlas where that is needed, without a tour or a picture. The portal runs as well without it. */
export function prepareAtlas() {
  if (existsSync(atlasStamp) && readFileSync(atlasStamp, 'utf8') === hash(atlasSources)) return;
  console.log('Building the atlas …');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/atlas.ts', '--build'], {
    stdio: 'inherit',
  });
  if (status !== 0) console.error('The atlas could not be built, so there is none at /atlas; npm run atlas says why.');
}

/** Writes down what the atlas was built from, so that it is not built again. */
export function stampAtlas() {
  writeFileSync(atlasStamp, hash(atlasSources));
}

function hash(paths) {
  const sum = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) sum.update(path).update('\0').update(readFileSync(path)).update('\0');
  };
  for (const path of paths) if (existsSync(path)) add(path);
  return sum.digest('hex');
}

function run(command, args, onFailure) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status === 0) return;
  onFailure?.();
  console.error(error ? `${command} could not be run: ${error.message}` : `${command} ${args.join(' ')} failed.`);
  process.exit(status || 1);
}
