import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerContext } from '../context.ts';
import { documentFile, fileNameOf } from '../documents/documentFile.ts';
import { mailHtml, mailText, type MailSender } from '../effects/mailLook.ts';
import { findMessage, listMessages, type OutboxMessage } from '../store/outbox.ts';
import { demoPage } from './demoPage.ts';
import { html, type Html } from './html.ts';

/** A mail brings its look along and nothing else: no script, no picture, no form, no way to act as the portal. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * The outbox as pages to read at `/dev/mail` (`mail.demo`): what was sent, what waits, what failed. Of a demo alone, since
 * it shows what people wrote to everyone.
 */
export async function serveMailPages(
  app: FastifyInstance,
  { database: { db }, settings }: Pick<ServerContext, 'database' | 'settings'>,
): Promise<void> {
  app.get('/dev/mail', async (_request, reply) => sendPage(reply, 'Mail', list(await listMessages(db))));
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const message = await found(request.params.id);
    return message ? sendPage(reply, message.mail.subject, one(message, settings)) : reply.callNotFound();
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const message = await found(request.params.id);
    if (!message) return reply.callNotFound();
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': mailPolicy })
      .type('text/html; charset=utf-8')
      .send(mailHtml(message.mail, settings));
  });

  app.get<{ Params: { id: string; index: string } }>('/dev/mail/:id/attachments/:index', async (request, reply) => {
    const { id, index } = request.params;
    const mail = (await found(id))?.mail;
    const words = mail?.attachments?.[Number(index)];
    if (!words) return reply.callNotFound();
    const { name, contentType, content } = await documentFile(words, mail.locale, settings);
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Disposition': `inline; filename="${name}"` })
      .type(contentType)
      .send(content);
  });

  const found = async (id: string) => (/^[0-9a-f-]{36}$/.test(id) ? findMessage(db, id) : null);
}

function list(messages: readonly OutboxMessage[]): Html {
  if (messages.length === 0) return html`<p class="lead">No mail yet.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Written</th>
        <th scope="col">Subject</th>
        <th scope="col">To</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      ${messages.map(
        (message) =>
          html`<tr>
            <td>${timeOf(message.createdAt)}</td>
            <td><a href="/dev/mail/${message.id}">${message.mail.subject}</a></td>
            <td>${message.recipient}</td>
            <td>${stateOf(message)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function one(message: OutboxMessage, sender: MailSender): Html {
  const { recipient, replyTo, createdAt, sentAt, id } = message;
  const facts: [string, string | null][] = [
    ['To', recipient],
    ['Replies to', replyTo],
    ['Written', timeOf(createdAt)],
    ['State', stateOf(message)],
    ['Sent', sentAt && timeOf(sentAt)],
  ];
  return html`<p><a href="/dev/mail">All mail</a></p>
    <table>
      <tbody>
        ${facts
          .map(
            ([label, value]) =>
              value &&
              html`<tr>
                <th scope="row">${label}</th>
                <td>${value}</td>
              </tr>`,
          )
          .filter((row) => row !== null && row !== '')}
      </tbody>
    </table>
    <p><a href="/dev/mail/${id}/html">As mail programs show it</a></p>
    ${(message.mail.attachments ?? []).map(
      (words, index) =>
        html`<p><a href="/dev/mail/${id}/attachments/${index}">${fileNameOf(words, message.mail.locale)}</a></p>`,
    )}
    <pre lang="${message.mail.locale}">${mailText(message.mail, sender)}</pre>`;
}

const timeOf = (instant: Date) => instant.toISOString().replace('T', ' ').replace(/\..*$/, ' UTC');

const stateOf = ({ state, attempts, fault }: OutboxMessage) =>
  state === 'sent' ? state : `${state} (attempts ${attempts}${fault === null ? '' : `, ${fault}`})`;

function sendPage(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const page = demoPage(
    title,
    'Oma Kajo mail',
    null,
    html`<h1>${title}</h1>
      ${body}`,
  );
  return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(page);
}
