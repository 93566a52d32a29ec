import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../makeFolder.ts';
import type { Settings } from '../settings.ts';
import type { OutboxMessage } from '../store/outbox.ts';
import { within } from '../within.ts';
import { composeMail, type MailSettings } from './composeMail.ts';

/** The way out of the house. */
export interface MailTransport {
  /** @throws MailRefusedError when it was not taken */
  send(message: OutboxMessage): Promise<void>;
}

/** A mail was not taken. Its code is for the log and tells nothing of what the mail server said: that may repeat addresses. */
export class MailRefusedError extends Error {
  readonly code: string;
  /** Trying again would not help. */
  readonly isFinal: boolean;
  constructor(code: string, isFinal: boolean) {
    super(code);
    this.name = 'MailRefusedError';
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** In milliseconds: how long a mail server may be silent. */
const SILENCE = 10_000;
/** In milliseconds: how long the sending of one mail may take in all. */
const PATIENCE = 30_000;

/** Mail goes over SMTP where `SMTP_URL` names a server, else into files of the data folder (`mail.transport`). */
export function createMailTransport(settings: MailSettings, silence = SILENCE, patience = PATIENCE): MailTransport {
  return settings.mail.smtpUrl === null
    ? intoFiles(settings)
    : overSmtp(settings, settings.mail.smtpUrl, silence, patience);
}

export const mailFolder = ({ dataFolder }: Pick<Settings, 'dataFolder'>) => join(dataFolder, 'mail');

/** A file a mail, named by its time and id: the same mail again is the same file. */
function intoFiles(settings: MailSettings): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = mailFolder(settings);
  return {
    send: async (message) => {
      const { message: content } = await composer.sendMail(await composeMail(message, settings));
      const name = `${message.createdAt.toISOString().replaceAll(':', '')}-${message.id}.eml`;
      makeFolder(folder, 0o700);
      // Whoever reads the folder sees whole mails only.
      const unfinished = join(folder, `.${message.id}`);
      await writeFile(unfinished, content as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
    },
  };
}

function overSmtp(settings: MailSettings, url: string, silence: number, patience: number): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // What people wrote does not leave the machine in the clear.
    requireTLS: !isSecure && !isHere,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    socketCloseTimeout: 0,
  });
  return {
    send: async (message) => {
      try {
        // A server that says a little now and then is never silent, and never done.
        const sending = transport.sendMail(await composeMail(message, settings));
        await within(patience, sending, () => new MailRefusedError('mail.ETIMEDOUT', false));
      } catch (thrown) {
        throw refusalOf(thrown);
      }
    },
  };
}

/**
 * Only what the server says of this mail is final: of a wrong password or a server that is away every mail would die.
 */
function refusalOf(thrown: unknown): MailRefusedError {
  if (thrown instanceof MailRefusedError) return thrown;
  const {
    code = 'fault',
    responseCode,
    permanent,
  } = thrown as { code?: string; responseCode?: number; permanent?: boolean };
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailRefusedError(`mail.${responseCode ?? code}`, isAboutMail && permanent === true);
}
