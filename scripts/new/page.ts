import { existsSync } from 'node:fs';
import { ensureImports, insert, kebab, sentence, write } from './files.ts';

/** A page with its address, its title and its picture; what the area has already stays. */
export async function newPage(name: string): Promise<string[]> {
  const [area = '', page = ''] = name.split('/');
  const own = page.charAt(0).toLowerCase() + page.slice(1);
  const component = `${page}Page`;
  const path = `/${kebab(page)}`;

  await write(
    `src/features/${area}/${component}.tsx`,
    `import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../shared/page/usePage.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';

/** ${sentence(page)}. */
export function ${component}() {
  const { t } = useLingui();
  const title = t({ id: '${own}.title', message: '${sentence(page)}' });
  usePage(title);
  return <PageHeading>{title}</PageHeading>;
}
`,
  );

  const routes = `src/routes/${area}.routes.ts`;
  const route = `const ${own}Route = createRoute({
  getParentRoute: () => rootRoute,
  path: '${path}',
  staticData: { gate: { access: 'signedIn' } },
  component: late(() => import('../features/${area}/${component}.tsx'), '${component}'),
});

`;
  const imports = [
    `import { createRoute } from '@tanstack/react-router';`,
    `import { late } from '../shared/late.ts';`,
    `import { rootRoute } from './root.ts';`,
  ];
  if (existsSync(routes)) {
    await ensureImports(routes, imports);
    await insert(routes, /(?<=export const routes = \[)/, `${own}Route, `);
    await insert(routes, /export const routes = \[/, route);
  } else
    await write(
      routes,
      `${imports.join('\n')}

${route}export const routes = [${own}Route];

declare module './root.ts' {
  interface AreaRoutes {
    ${area}: typeof routes;
  }
}
`,
    );

  const pages = `src/routes/${area}.pages.ts`;
  const picture = `{ name: '${kebab(page)}', path: '${path}', people: ['Aino Mäkelä'] }`;
  if (existsSync(pages)) await insert(pages, /(?<=export const pictures: Picture\[\] = \[)/, `${picture}, `);
  else
    await write(
      pages,
      `import type { Picture } from './pictures.ts';\n\nexport const pictures: Picture[] = [${picture}];\n`,
    );
  return [
    `write the page, and who may open it in ${routes}`,
    `npm run messages, then say the texts of locales/sv and locales/en in ${area}.po`,
    `npm run screenshots -- --only ${kebab(page)}`,
  ];
}
