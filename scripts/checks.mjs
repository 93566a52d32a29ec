import { spawn } from 'node:child_process';

const folders = ['openapi', 'domain', 'machines', 'atlas', 'src', 'server', 'tests', 'scripts'];
const bin = (path) => `node_modules/${path}`;
/** What has been looked at is kept by its content, so that only what has changed is looked at again. */
const kept = 'node_modules/.cache';
const keptByContent = ['--cache', '--cache-strategy', 'content', '--cache-location'];

/** What is looked at without running the portal, each by its name, as arguments of Node. */
const checks = {
  build: ['scripts/build.mjs'],
  lint: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  types: [bin('typescript/bin/tsc'), '--incremental', '--tsBuildInfoFile', `${kept}/types.tsbuildinfo`],
  format: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...keptByContent, `${kept}/format`, '.'],
  imports: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...folders],
  unused: [bin('knip/bin/knip.js'), '--no-progress'],
  messages: ['--import', 'tsx', 'scripts/messages.ts'],
  generated: ['scripts/generate.mjs', '--check'],
  access: ['--import', 'tsx', 'scripts/access.ts'],
  requirements: ['--import', 'tsx', 'scripts/requirements.ts'],
  size: ['--import', 'tsx', 'scripts/bundle.mjs'],
};
export const checkNames = Object.keys(checks);

/** How many run at a time. */
const LANES = 2;

/**
 * Runs the checks, all or those named, and says how each went; what a failed one said is shown. The build comes first: the
 * size is that of what was built.
 *
 * @param say where a line goes
 * @returns the names of those that passed and of those that failed
 */
export async function runChecks(names = checkNames, say = console.log) {
  const result = { passed: [], failed: [] };
  const run = async (name) => result[(await runCheck(name, say)) ? 'passed' : 'failed'].push(name);
  if (names.includes('build')) await run('build');
  const waiting = names.filter((name) => name !== 'build');
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await run(name);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return result;
}

function runCheck(name, say) {
  const begun = Date.now();
  return new Promise((resolve) => {
    const check = spawn(process.execPath, checks[name], { env: { ...process.env, FORCE_COLOR: '0' } });
    let said = '';
    for (const stream of [check.stdout, check.stderr]) stream.on('data', (text) => (said += text));
    check.on('close', (code) => {
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      say(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
      if (code !== 0) say(said.trimEnd().replace(/^/gm, '    '));
      resolve(code === 0);
    });
  });
}
