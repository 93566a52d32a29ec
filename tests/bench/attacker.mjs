// Tries tokens that are forged, each another one, so many at a time, over connections that stay open; in a thread of its
// own, so that what it takes by itself delays nobody who measures. Plain JavaScript, as a thread is begun without tsx.
import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, token, calls, atATime } = workerData;
const [head, payload] = token.split('.');
const agent = new Agent({ keepAlive: true, maxSockets: atATime });

/** @returns {Promise<number>} the status of the answer */
function tryOne() {
  const forged = `${head}.${payload}.${randomBytes(64).toString('base64url')}`;
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${forged}` } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });
}

async function attack() {
  const statuses = {};
  let left = calls;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const status = await tryOne();
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  parentPort.postMessage(statuses);
}

parentPort.on('message', () => void attack());
