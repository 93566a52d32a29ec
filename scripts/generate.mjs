// npm run generate: the files that are made from others and kept in the repository. With --check nothing is written, and
// a file that is out of date fails.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { enterProject } from './prepare.mjs';

enterProject();
const isCheck = process.argv.includes('--check');
const api = (await tsImport('../openapi/read.ts', import.meta.url)).readApi();
const { clientCalls } = await tsImport('./generated/clientCalls.ts', import.meta.url);
const { serverApi } = await tsImport('./generated/serverApi.ts', import.meta.url);
const fonts = join('src', 'ui', 'theme', 'fonts');
const store = join('server', 'store');
const namedTypes = ['--root-types', '--root-types-no-schema-prefix', '--root-types-keep-casing'];

const generated = {
  /** The API as one document, which the server reads. */
  'openapi/api.gen.json': () => `${JSON.stringify(api, null, 1)}\n`,
  /** The types of the API; every schema by its name as well. */
  'openapi/api.gen.ts': () =>
    execFileSync(process.execPath, ['node_modules/openapi-typescript/bin/cli.js', ...namedTypes], {
      input: JSON.stringify(api),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    }),
  /** What the server knows of it when it is compiled. */
  'server/api.gen.ts': () => serverApi(api),
  /** Every table, by the file of its subject. */
  'server/store/schema.ts': () => {
    const files = readdirSync(store)
      .filter((file) => file.endsWith('Tables.ts'))
      .sort();
    return `// Made of server/store/*Tables.ts by npm run generate.\n${files.map((file) => `export * from './${file}';\n`).join('')}`;
  },
  /** The client's calls, a file a tag. */
  ...Object.fromEntries(Object.entries(await clientCalls(api)).map(([file, text]) => [file, () => text])),
  /** The look of the pages that the server draws by itself, from the same tokens as the portal's. */
  'server/pages/pages.gen.css': async () => (await tsImport('../src/ui/theme/pagesCss.ts', import.meta.url)).pagesCss(),
  /** Its fonts and icon: the server takes nothing from the portal's sources. */
  ...Object.fromEntries(
    readdirSync(fonts).map((file) => [`server/pages/fonts/${file}`, () => readFileSync(join(fonts, file))]),
  ),
  'server/pages/icon.svg': () => readFileSync(join('src', 'app', 'icon.svg')),
};

for (const [file, make] of Object.entries(generated)) {
  const made = Buffer.from(await make());
  if (existsSync(file) && readFileSync(file).equals(made)) continue;
  if (isCheck) {
    console.error(`${file} is not what its sources make: run npm run generate`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, made);
    console.log(file);
  }
}

// What was made of a tag that is gone.
for (const name of readdirSync(join('src', 'api'))) {
  const file = `src/api/${name}`;
  if (!name.endsWith('.gen.ts') || file in generated) continue;
  if (isCheck) {
    console.error(`${file} is made of nothing: run npm run generate`);
    process.exitCode = 1;
  } else rmSync(file);
}
