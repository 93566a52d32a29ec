import type { SendMailOptions } from 'nodemailer';
import { documentFile } from '../documents/documentFile.ts';
import type { Settings } from '../settings.ts';
import type { OutboxMessage } from '../store/outbox.ts';
import { companyOf, mailHtml, mailText } from './mailLook.ts';

export type MailSettings = Pick<Settings, 'mail' | 'dataFolder' | 'brand' | 'publicUrl'>;

/**
 * A message as it goes out: plain text and HTML, and its documents as PDF. The Message-ID comes from the message's own id, so that a repetition can
 * be recognised (`mail.messageId`). Nothing that people typed stands in a header but the address that answers go to, which
 * was checked to be one.
 */
export async function composeMail(
  { id, recipient, replyTo, mail, createdAt }: OutboxMessage,
  settings: MailSettings,
): Promise<SendMailOptions> {
  const {
    mail: { from },
    brand,
  } = settings;
  const files = await Promise.all((mail.attachments ?? []).map((words) => documentFile(words, mail.locale, { brand })));
  return {
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    date: createdAt,
    from: { name: companyOf(mail, settings), address: from },
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: mail.subject,
    text: mailText(mail, settings),
    html: mailHtml(mail, settings),
    attachments: files.map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
    // No answer by a machine to a machine.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
