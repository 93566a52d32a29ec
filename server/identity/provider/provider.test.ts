import { decodeJwt } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { identityProviderRecord } from '../../store/schema.ts';
import {
  demoPerson,
  exchange,
  nextSecond,
  ORIGIN,
  signInAs,
  startPortal,
  TestBrowser,
  tokenOf,
  setUpPortal,
} from '../testing.ts';
import { IDLE_TIME } from '../sessions.ts';
import { banks } from './banks.ts';

const here = setUpPortal();

const headings = (body: string) => [...body.matchAll(/<h1>([^<]*)<\/h1>/g)].map(([, text]) => text);
const sub = (name: string) => demoPerson(name).sub;
const signedInSub = async (address: string) => decodeJwt(await tokenOf(here.browser, address)).sub;
describe('the pages between', () => {
  test('a bank, then a person (signIn.bankChooser, signIn.people)', async () => {
    const chooser = await here.browser.open('/login?lang=fi&tupas=true');
    expect(headings(chooser.answer.body)).toEqual(['Valitse tunnistautumistapa']);
    const offered = [...chooser.answer.body.matchAll(/name="bank"\s+value="([^"]*)"/g)].map(([, id]) => id);
    expect(offered).toEqual([...banks.map(({ id }) => id), 'mobiilivarmenne']);
    expect(banks).toHaveLength(11);
    const people = await here.browser.open(`${chooser.address}?bank=s-pankki`);
    expect(headings(people.answer.body)).toEqual(['Kenenä kirjaudut?']);
    expect(people.answer.body).toContain('Tunnistautumistapa: S-Pankki');
  });

  test('a bank that was chosen in the portal is not asked for again, and may be changed (signIn.bankChosen)', async () => {
    const people = await here.browser.open('/login?lang=fi&tupas=true&bank=omasp');
    expect(headings(people.answer.body)).toEqual(['Kenenä kirjaudut?']);
    expect(people.answer.body.replaceAll('\u00AD', '')).toContain('Tunnistautumistapa: Oma Säästöpankki');
    const change = /href="([^"]*)"\s*>\s*<svg/.exec(
      people.answer.body.slice(people.answer.body.lastIndexOf('class="back"')),
    )?.[1];
    const chooser = await here.browser.open(change?.replaceAll('&amp;', '&') ?? '');
    expect(headings(chooser.answer.body)).toEqual(['Valitse tunnistautumistapa']);
  });

  test('a bank that there is none of leads to the chooser', async () => {
    const chooser = await here.browser.open('/login?lang=fi&tupas=true&bank=no-such-bank');
    expect(headings(chooser.answer.body)).toEqual(['Valitse tunnistautumistapa']);
  });

  test.each([
    ['fi', 'Valitse tunnistautumistapa'],
    ['sv', 'Välj hur du identifierar dig'],
    ['en', 'Choose how to identify yourself'],
  ])('in the language of the portal, %s, and another on request (signIn.language)', async (lang, heading) => {
    const { address, answer } = await here.browser.open(`/login?lang=${lang}&tupas=true`);
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(headings(answer.body)).toEqual([heading]);
    for (const other of ['fi', 'sv', 'en'])
      expect((await here.browser.open(`${address}?lang=${other}`)).answer.body).toContain(`<html lang="${other}">`);
  });

  test('banks have their Swedish names in Swedish (signIn.language)', async () => {
    const { address, answer } = await here.browser.open('/login?lang=sv&tupas=true');
    const said = [
      ...answer.body.replaceAll('\u00AD', '').matchAll(/name="bank"\s+value="([^"]*)"\s+lang="(\w\w)"\s*>([^<]*)</g),
    ];
    const shown = said.map(([, id, lang, name]) => `${id} ${lang} ${name?.trim()}`);
    const swedish = [
      'omasp sv Oma Sparbank',
      'pop sv POP Banken',
      's-pankki sv S-Banken',
      'saastopankki sv Sparbanken',
    ];
    expect(shown).toEqual(expect.arrayContaining([...swedish, 'alandsbanken sv Ålandsbanken', 'nordea fi Nordea']));
    expect(shown.filter((one) => /pankki$/i.test(one))).toEqual([]);
    const people = await here.browser.open(`${address}?lang=sv&bank=pop`);
    expect(people.answer.body).toContain('POP Banken');
  });

  test('no text is missing in any language', async () => {
    const bodies = await Promise.all(
      ['fi', 'sv', 'en'].map(async (lang) => {
        const own = new TestBrowser(here.portal.app);
        const chooser = await own.open(`/login?lang=${lang}&tupas=true`);
        const pages = [
          `${chooser.address}?bank=op`,
          `${chooser.address}?bank=op&q=a`,
          `${chooser.address}?bank=op&q=zzz`,
        ];
        const answers = [];
        for (const page of pages) answers.push((await own.open(page)).answer.body);
        return [chooser.answer.body, ...answers].join('\n');
      }),
    );
    expect(
      bodies.flatMap((body) => body.match(/identity\.[a-zA-Z.]+(?!css)/g) ?? []).filter((id) => id !== 'identity.css'),
    ).toEqual([]);
  });

  test.each([
    ['mäkelä', ['Mäkelä']],
    ['MÄKELÄ', ['Mäkelä']],
    ['netotus', ['Peltoniemi-Järvinen']],
    ['zzz', []],
    ['<script>', []],
  ])('the search for %j works without a script (signIn.search)', async (wanted, found) => {
    const people = await here.browser.open('/login?lang=fi&tupas=true&bank=op');
    const { answer } = await here.browser.open(`${people.address}?${new URLSearchParams({ bank: 'op', q: wanted })}`);
    const subs = [...answer.body.matchAll(/name="sub"\s+value="([^"]*)"/g)].map(([, value]) => value);
    expect(subs).toEqual(found.map(sub));
    expect(answer.body).not.toContain('<script');
  });

  test('have neither script nor style of their own, and are kept nowhere (signIn.pages)', async () => {
    const { answer } = await here.browser.open('/login?lang=fi&tupas=true');
    expect(answer.body.match(/<script|<style|\sstyle=|\son[a-z]+=/g)).toBeNull();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  });

  test('say by which code the sign-in is known', async () => {
    const { address, answer } = await here.browser.open('/login?lang=fi&tupas=true');
    const uid = new URL(address).pathname.split('/').pop() ?? '';
    const code = uid.replace(/[^a-z0-9]/gi, '').toUpperCase();
    expect(answer.body).toContain(`Pyynnön tunnus ${code.slice(0, 4)}-${code.slice(4, 8)}.`);
  });

  test("another browser's page, an unknown one and one that is over lead back (signIn.expired)", async () => {
    const people = await here.browser.open('/login?lang=fi&tupas=true&bank=op');
    const expired = `${ORIGIN}/auth/error/generic?error=expired`;
    expect((await new TestBrowser(here.portal.app).open(people.address)).address).toBe(expired);
    expect((await here.browser.open('/idp/interaction/unknown')).address).toBe(`${expired}&lang=fi`);
  });

  test('who goes back to a page that is over goes on with the session (signIn.again)', async () => {
    const people = await here.browser.open('/login?lang=fi&tupas=true&bank=op');
    await here.browser.send(people.address, { sub: sub('Mäkelä'), bank: 'op' });
    const resume = here.browser.visited.find((address) => /\/idp\/auth\/[\w-]+$/.test(address)) ?? '';
    const callback = here.browser.visited.find((address) => address.includes('/login/callback?code=')) ?? '';
    here.browser.cookies = here.browser.cookies.filter(({ name }) => !name.startsWith('kajo_sign_in_'));
    for (const address of [people.address, resume, callback])
      expect([address, (await here.browser.open(address)).address]).toEqual([address, `${ORIGIN}/auth`]);
  });

  test('someone who is not in the list cannot be chosen, nor anyone without a bank', async () => {
    const chooser = await here.browser.open('/login?lang=fi&tupas=true');
    const stranger = await here.browser.send(chooser.address, { sub: 'someone', bank: 'op' });
    const bankless = await here.browser.send(chooser.address, { sub: sub('Mäkelä') });
    expect([stranger, bankless].map(({ address }) => new URL(address).pathname)).toEqual(
      [stranger, bankless].map(() => new URL(chooser.address).pathname),
    );
  });
});

describe('single sign-on', () => {
  test('a second sign-in asks nothing (signIn.singleSignOn)', async () => {
    await signInAs(here.browser, 'Mäkelä');
    const again = await here.browser.open('/login?lang=fi&tupas=true&bank=nordea');
    expect(await signedInSub(again.address)).toBe(sub('Mäkelä'));
  });

  test('but not when a session would have run out meanwhile (session.idle)', async () => {
    await signInAs(here.browser, 'Mäkelä');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + IDLE_TIME + 1000 });
    const again = await here.browser.open('/login?lang=fi&tupas=true&bank=nordea');
    vi.useRealTimers();
    expect(headings(again.answer.body)).toEqual(['Kenenä kirjaudut?']);
  });

  test('whose session is over proves anew who it is, whatever the issuer’s clock says (signIn.anew)', async () => {
    await signInAs(here.browser, 'Mäkelä');
    // The portal's clock alone: the issuer thinks that the proof was just now.
    here.portal.wait(IDLE_TIME);
    await nextSecond();
    const again = await here.browser.open('/login?lang=fi&tupas=true&bank=nordea');
    expect(headings(again.answer.body)).toEqual(['Kenenä kirjaudut?']);
    const proven = await here.browser.send(again.address, { sub: sub('Mäkelä'), bank: 'nordea' });
    expect(await signedInSub(proven.address)).toBe(sub('Mäkelä'));
  });

  test('it outlives a restart of the server, and holds at another process', async () => {
    await signInAs(here.browser, 'Mäkelä');
    const other = await startPortal(here.database);
    const elsewhere = new TestBrowser(other.app);
    elsewhere.cookies = here.browser.cookies;
    const { address } = await elsewhere.open('/login?lang=fi&tupas=true');
    expect(decodeJwt(await tokenOf(elsewhere, address)).sub).toBe(sub('Mäkelä'));
    await other.close();
  });

  test('a sign-in with the account is not enough where a strong one is asked for (signIn.stepUp)', async () => {
    const people = await here.browser.open('/login?lang=fi');
    const account = await here.browser.send(people.address, { sub: sub('Mäkelä') });
    expect((await exchange(here.browser, account.address)).json().validation.strongAuthentication).toBe(false);
    const asked = await here.browser.open('/login?lang=fi&tupas=true&bank=op');
    expect(headings(asked.answer.body)).toEqual(['Kenenä kirjaudut?']);
    const strong = await here.browser.send(asked.address, { sub: sub('Mäkelä'), bank: 'op' });
    expect((await exchange(here.browser, strong.address)).json().validation.strongAuthentication).toBe(true);
  });

  test('who then proves to be another person leaves the first one behind, without a script (signIn.otherPerson)', async () => {
    const people = await here.browser.open('/login?lang=fi');
    await here.browser.send(people.address, { sub: sub('Mäkelä') });
    const asked = await here.browser.open('/login?lang=fi&tupas=true&bank=op');
    const other = await here.browser.send(asked.address, { sub: sub('Öhman'), bank: 'op' });
    expect(await signedInSub(other.address)).toBe(sub('Öhman'));
    expect(await signedInSub((await here.browser.open('/login?lang=fi')).address)).toBe(sub('Öhman'));
  });

  test('two tabs in which two people are chosen: each is signed in, and the one who came last stays', async () => {
    const first = await here.browser.open('/login?lang=fi&tupas=true&bank=op');
    const second = await here.browser.open('/login?lang=fi&tupas=true&bank=op');
    const late = await here.browser.send(second.address, { sub: sub('Öhman'), bank: 'op' });
    expect(await signedInSub(late.address)).toBe(sub('Öhman'));
    const early = await here.browser.send(first.address, { sub: sub('Mäkelä'), bank: 'op' });
    expect(await signedInSub(early.address)).toBe(sub('Mäkelä'));
    expect((await exchange(here.browser, late.address)).statusCode).toBe(401);
  });

  test('two tabs in which one person signs in at once are both signed in, to one session (signIn.tabs)', async () => {
    const tabs = [
      await here.browser.open('/login?lang=fi&tupas=true&bank=op&location=/contracts'),
      await here.browser.open('/login?lang=fi&tupas=true&bank=nordea&location=/feedback'),
    ];
    const ids = [];
    for (const tab of tabs) {
      const { address } = await here.browser.send(tab.address, { sub: sub('Mäkelä'), bank: 'op' });
      ids.push(decodeJwt(await tokenOf(here.browser, address)).sid);
    }
    expect(ids).toEqual([expect.any(String), ids[0]]);
  });
});

describe('the protocol', () => {
  const authorize = (change: Record<string, string | undefined>) => {
    const query = {
      client_id: 'portal',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${ORIGIN}/login/callback`,
      state: 'a',
      ...change,
    };
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return here.browser.request('GET', `/idp/auth?${new URLSearchParams(given)}`);
  };

  test('nothing is sent to an address that is not the portal’s, nor for a client that is none', async () => {
    for (const change of [{ redirect_uri: 'https://evil.example/' }, { client_id: 'other' }]) {
      const { headers } = await authorize({ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', ...change });
      expect((await here.browser.open(String(headers.location))).address).toBe(
        `${ORIGIN}/auth/error/generic?error=failed`,
      );
    }
  });

  test('no code without its verifier', async () => {
    expect(String((await authorize({})).headers.location)).toContain('error=invalid_request');
  });

  test('speaks of itself by its public address, whatever the call says (signIn.issuer)', async () => {
    const { json } = await here.portal.app.inject({
      url: '/idp/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const said = json<Record<string, unknown>>();
    const addresses = Object.entries(said).filter(([name]) => /_endpoint$|_uri$|^issuer$/.test(name));
    expect(addresses.filter(([, address]) => !String(address).startsWith(`${ORIGIN}/idp`))).toEqual([]);
    expect(said).not.toHaveProperty('registration_endpoint');
  });

  test('what has expired is removed (signIn.pruned)', async () => {
    await here.database.db
      .insert(identityProviderRecord)
      .values({ model: 'Session', id: 'old', payload: {}, expiresAt: new Date(0) });
    await here.browser.open('/login?lang=fi&tupas=true');
    const rows = await here.database.db.select({ id: identityProviderRecord.id }).from(identityProviderRecord);
    expect(rows.map(({ id }) => id)).not.toContain('old');
  });
});
