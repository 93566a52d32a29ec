import { once } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Settings } from '../settings.ts';
import { dayIn, translate, type Locale } from '../texts.ts';
import type { DocumentWords } from './documentWords.ts';

const folder = import.meta.dirname;

let drawer: Worker | null = null;

/** The thread that draws, begun when something is to be drawn; it keeps no process from ending. */
function begunDrawer(): Worker {
  if (drawer) return drawer;
  const begun = new Worker(join(folder, 'drawDocument.mjs'), {
    workerData: { fonts: join(folder, 'fonts') },
    execArgv: [],
  });
  begun.unref();
  begun.on('error', () => {});
  begun.on('exit', () => {
    if (drawer === begun) drawer = null;
  });
  drawer = begun;
  return begun;
}

/**
 * A document as PDF: A4, tagged for readers of the screen, with the portal's own fonts in it (`document.pdf`).
 *
 * @throws Error when it cannot be drawn
 */
export async function documentPdf(
  words: DocumentWords,
  locale: Locale,
  { brand }: Pick<Settings, 'brand'>,
): Promise<Buffer> {
  const document = {
    words,
    locale,
    company: translate(locale, `mail.company.${brand}`),
    since: translate(locale, 'document.since', { day: dayIn(locale, words.version) }),
    // How many pages there are is known when it is drawn.
    numbered: translate(locale, 'document.page', { page: '{page}', count: '{count}' }),
  };
  return drawPdf(document);
}

/**
 * Has the thread draw: a document, or an invoice.
 *
 * @throws Error when it cannot be drawn
 */
export async function drawPdf(document: object): Promise<Buffer> {
  const { port1: heard, port2: answer } = new MessageChannel();
  // A thread that ends takes its end of the channel along.
  const ended = once(heard, 'close').then(() => [{ fault: new Error('the thread that draws documents has ended') }]);
  begunDrawer().postMessage({ document, answer }, [answer]);
  const [said] = (await Promise.race([once(heard, 'message'), ended])) as [{ drawn: Uint8Array } | { fault: Error }];
  if ('fault' in said) throw said.fault;
  return Buffer.from(said.drawn.buffer, said.drawn.byteOffset, said.drawn.byteLength);
}
