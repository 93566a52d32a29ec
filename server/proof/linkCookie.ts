import type { FastifyReply } from 'fastify';
import { objectCookie } from '../../domain/session/cookies.ts';
import type { Settings } from '../settings.ts';

/** In seconds: over the sign-in, and a bank's app that comes back in another tab. */
export const LINK_COOKIE_TIME = 24 * 60 * 60;

/**
 * Lets the browser hold the secret of a link over the sign-in that it asks for, in a cookie that no script reads.
 *
 * @param name as the API names the cookie
 */
export function holdLink(
  reply: FastifyReply,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  name: string,
  secret: string,
) {
  const isSecure = publicUrl.startsWith('https:');
  reply.setCookie(objectCookie(name, isSecure), secret, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    maxAge: LINK_COOKIE_TIME,
  });
}
