import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages, the lighter first: one without windows takes a fifth less of the processor. */
const packages = ['chromium-headless-shell', 'chromium'];

const places = [
  ...packages.map((name) => `/usr/bin/${name}`),
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Needed where the tests run as root, and for a browser that asks nothing of the network by itself. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  // Letters stand at parts of a pixel; without windows they are put at whole ones, and words become as wide as none is.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For the tests: a page of theirs lives for seconds, so that what the engine would make of its scripts to run them faster is
 * thrown away before it has paid, and its processes more often wait for each other than they work. Measurements go without.
 */
export const testedChromiumArgs = [
  ...chromiumArgs,
  '--js-flags=--no-maglev,--no-turbofan',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
];

/** The Chromium of `CHROMIUM_PATH` or of the machine; undefined leaves the choice to Playwright. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/** Sees to it that there is a Chromium. False, after a sentence on what to do, where there is none to be had. */
export async function provideChromium() {
  const { chromium } = await import('@playwright/test');
  const isThere = () => findChromium() !== undefined || existsSync(chromium.executablePath());
  if (isThere()) return true;
  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    for (const name of packages) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' });
      if (isThere()) return true;
    }
  }
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  if (isThere()) return true;
  console.error('The browser tests need Chromium: install it, or say in CHROMIUM_PATH where it is.');
  return false;
}
