import { until } from './until.ts';

/** In milliseconds: a mail leaves soon after it was written. */
const PATIENCE = 15_000;

const plain = (text: string): string => text.replaceAll(/\s|&nbsp;/g, '');

/** The HTML of the newest of a demo server's mails that says all of these, spaces aside; waits until it has come. */
export async function mailWith(url: string, ...said: string[]): Promise<string> {
  let found = '';
  await until(
    `a mail that says ${said.join(' and ')}`,
    async () => {
      const list = await (await fetch(`${url}/dev/mail`)).text();
      for (const [, href = ''] of list.matchAll(/href="(\/dev\/mail\/[^"/]+)"/g)) {
        const mail = await (await fetch(new URL(`${href}/html`, url))).text();
        if (!said.every((part) => plain(mail).includes(plain(part)))) continue;
        found = mail;
        return true;
      }
      return false;
    },
    PATIENCE,
  );
  return found;
}

/** Where the newest mail leads that says all of these, by a link that ends in a secret; a path with what follows it. */
export async function linkMailed(url: string, path: string, ...said: string[]): Promise<string> {
  const [, link] = new RegExp(`"[^"]*(${path}[^"#]*#[\\w-]+)"`).exec(await mailWith(url, path, ...said)) ?? [];
  if (link === undefined) throw new Error(`no link in the mail leads to ${path}`);
  return link;
}
