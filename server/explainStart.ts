import { SettingsError } from './settings.ts';
import { StartError } from './startError.ts';

/** Why the server cannot listen where it was told to, by what the system calls it. */
const unheard: Record<string, string> = {
  EADDRINUSE: 'The port is in use by another program. Set PORT to another one.',
  EACCES: 'This user may not listen at the port. Set PORT to 1024 or more.',
  EADDRNOTAVAIL: 'HOST is no address of this machine. Set it to one of its own, 127.0.0.1 or 0.0.0.0.',
  ENOTFOUND: 'HOST is a name that nobody knows. Set it to an address of this machine, 127.0.0.1 or 0.0.0.0.',
  EAI_AGAIN: 'HOST is a name that cannot be looked up now. Set it to an address of this machine, 127.0.0.1 or 0.0.0.0.',
};

/** Why the server did not start, for whoever started it; nobody's data is there to be told yet (`server.settings`). */
export function explainStart(thrown: unknown): string {
  if (thrown instanceof SettingsError)
    return `The settings need a look (see .env.example):\n${thrown.mistakes.map((mistake) => `- ${mistake}`).join('\n')}`;
  if (!(thrown instanceof Error)) return `Oma Kajo could not start: ${String(thrown)}`;
  if (thrown instanceof StartError) return thrown.message;
  const { code = '', syscall = '' } = thrown as NodeJS.ErrnoException;
  const sentence = ['listen', 'getaddrinfo'].includes(syscall) ? unheard[code] : undefined;
  return sentence ?? `Oma Kajo could not start.\n${thrown.stack ?? thrown.message}`;
}
