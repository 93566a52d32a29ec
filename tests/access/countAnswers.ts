import type { FastifyInstance } from 'fastify';

export interface Calls {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  body?: object;
  address: string;
}

/** How many answers of which status so many calls get. */
export async function countAnswers(
  app: FastifyInstance,
  calls: number,
  { address, ...request }: Calls,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let call = 0; call < calls; call++) {
    const { statusCode } = await app.inject({ ...request, remoteAddress: address });
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  return statuses;
}
