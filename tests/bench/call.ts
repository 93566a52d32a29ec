import { request, type Agent } from 'node:http';

export interface Call {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** So many calls before any counts, so that what is measured is a server at work and not its start. */
export const WARMING = 300;

/** Makes a call and reads its answer. Rejects where that is a fault. */
export function call({ url, method = 'GET', headers = {}, body }: Call, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume();
      answer.on('end', () =>
        statusCode < 300 ? resolve() : reject(new Error(`${new URL(url).pathname} answers ${statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
