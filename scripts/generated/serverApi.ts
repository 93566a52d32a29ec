import { format, resolveConfig } from 'prettier';
import { operationsIn, type ApiDocument } from '../../openapi/document.ts';

/** What the server knows of the API when it is compiled: the operations of each tag, and the status of each problem. */
export async function serverApi(api: ApiDocument): Promise<string> {
  const operations = operationsIn(api).map(({ operation }) => operation as { operationId: string; tags: string[] });
  const tags = (api.tags ?? []).map(({ name }) => {
    const ids = operations.filter((operation) => operation.tags.includes(name));
    return `${JSON.stringify(name)}: ${ids.map(({ operationId }) => `'${operationId}'`).join(' | ') || 'never'};`;
  });
  const text = `// Made of openapi/ by npm run generate.
import type { components } from '../openapi/api.gen.ts';

/** The operations of each tag. */
export interface OperationsOf { ${tags.join(' ')} }

/** The status of each problem. */
export const statusOf: Record<components['schemas']['ProblemCode'], number> = ${JSON.stringify(api['x-problems'])};
`;
  return format(text, { ...(await resolveConfig('server/problem.ts')), parser: 'typescript' });
}
