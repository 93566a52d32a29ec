import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The browsers besides Chromium in which the portal is tried, each with Debian's packages and the programs that it needs. */
const engines = [
  { name: 'Firefox ESR', packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
];

const lacks = ({ programs }) => programs.some((program) => !existsSync(program));

/** Sees to it that both are there. False, after a sentence on what to do, where one is not to be had. */
export function provideEngines() {
  const missing = engines.filter(lacks);
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} …`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const packages = missing.flatMap((engine) => engine.packages);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit' });
  }
  const still = engines.filter(lacks);
  for (const { name, packages } of still)
    console.error(
      `The tests in ${name} need Debian’s ${packages.join(' and ')}: install them, or run the tests as root.`,
    );
  return still.length === 0;
}
