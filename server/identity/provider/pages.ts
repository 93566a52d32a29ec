import type { DemoPerson } from '../../demo/people.ts';
import { html, type Html } from '../../pages/html.ts';
import { serverPage } from '../../pages/serverPage.ts';
import { locales, translate, type Locale } from '../../texts.ts';
import { bankName, banks, MOBILE_CERTIFICATE, type Bank } from './banks.ts';
import { icon, portalMark } from './icons.ts';

export interface Step {
  uid: string;
  locale: Locale;
  /** How the person proves who they are; null until that is chosen. */
  method: string | null;
  isStrong: boolean;
  /** What the list of people is searched for. */
  search: string;
}

const languageNames: Record<Locale, string> = { fi: 'suomi', sv: 'svenska', en: 'English' };

/** The address of a step with some of its facts changed. */
function address({ uid, locale, method, search }: Step, change: Partial<Step> = {}): string {
  const at = { locale, method, search, ...change };
  const query = new URLSearchParams({ lang: at.locale });
  if (at.method !== null) query.set('bank', at.method);
  if (at.search) query.set('q', at.search);
  return `/idp/interaction/${uid}?${query}`;
}

function page(step: Step, title: string, body: { chosen?: Html; content: Html }): string {
  const text = (id: string) => translate(step.locale, id);
  return serverPage({
    lang: step.locale,
    title: `${title} – ${text('identity.service')}`,
    styleSheet: 'identity.css',
    head: html`<meta name="color-scheme" content="light dark" /><meta name="theme-color" content="#23407a" />`,
    body: html`<header class="idh">
        <div class="wrap">
          ${icon('shield')} <b>${text('identity.service')}</b> <span class="demo">${text('identity.demo')}</span>
          <nav class="languages" aria-label="${text('identity.language')}">
            ${locales.map(
              (locale) =>
                html`<a
                  href="${address(step, { locale })}"
                  lang="${locale}"
                  hreflang="${locale}"
                  ${locale === step.locale && html`aria-current="true"`}
                  >${locale.toUpperCase()}<span class="vh"> ${languageNames[locale]}</span></a
                >`,
            )}
          </nav>
        </div>
      </header>
      <main class="wrap">
        <div class="idc">
          <h1>${title}</h1>
          <div class="rq">
            ${portalMark()}
            <p>
              <b>${text('identity.portal')}</b> ${text('identity.asks')}<br /><span class="muted"
                >${text(step.isStrong ? 'identity.passedOn' : 'identity.namePassedOn')}</span
              >${body.chosen && html`<br /><span class="muted">${body.chosen}</span>`}
            </p>
          </div>
          ${body.content}
        </div>
      </main>`,
  });
}

/** Which bank; the first step of a strong authentication. */
export function bankPage(step: Step): string {
  const text = (id: string, values?: Record<string, string>) => translate(step.locale, id, values);
  const code = step.uid.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const button = (bank: Bank) => {
    const { name, lang } = bankName(bank, step.locale);
    return html`<li><button name="bank" value="${bank.id}" lang="${lang}">${name}</button></li>`;
  };
  return page(step, text('identity.chooseMethod'), {
    content: html`<div class="notice">
        ${icon('flask')}
        <p><b>${text('identity.noRealBank')}</b><br />${text('identity.noRealBankHint')}</p>
      </div>
      <form method="get" action="/idp/interaction/${step.uid}">
        <input type="hidden" name="lang" value="${step.locale}" />
        <ul class="bks">
          ${banks.map(button)}
          <li class="wide">
            <button name="bank" value="${MOBILE_CERTIFICATE}">${icon('phone')} ${text('identity.mobile')}</button>
          </li>
        </ul>
      </form>
      ${cancel(step)}
      <p class="cap muted">${text('identity.expiry', { code: `${code.slice(0, 4)}-${code.slice(4, 8)}` })}</p>`,
  });
}

const cancel = ({ uid, locale }: Step): Html =>
  html`<p class="back">
    <a href="/idp/interaction/${uid}/cancel">${icon('back')} ${translate(locale, 'identity.cancel')}</a>
  </p>`;

/** How the person has chosen to prove who they are, in words. */
function chosenMethod({ locale, method }: Step): Html | undefined {
  if (method === null) return undefined;
  const bank = banks.find(({ id }) => id === method);
  const name = bank ? bankName(bank, locale).name : translate(locale, 'identity.mobile');
  return html`${translate(locale, 'identity.chosenMethod', { method: name })}`;
}

/** Which of the made-up people. */
export function peoplePage(step: Step, people: readonly DemoPerson[]): string {
  const text = (id: string, values?: Record<string, string | number>) => translate(step.locale, id, values);
  const row = ({ sub, givenName, familyName, line, role }: DemoPerson) =>
    html`<li>
      <button name="sub" value="${sub}">
        <span class="ava ${role === 'employee' && 'emp'}" aria-hidden="true">${givenName[0]}${familyName[0]}</span>
        <span><b>${givenName} ${familyName}</b><br /><span class="muted small">${line[step.locale]}</span></span>
        <span class="tag ${role}">${text(`identity.role.${role}`)}</span> ${icon('next')}
      </button>
    </li>`;
  return page(step, text('identity.choosePerson'), {
    chosen: chosenMethod(step),
    content: html`<p class="muted small">${text('identity.madeUp')}</p>
      <form class="search" method="get" action="/idp/interaction/${step.uid}" role="search">
        <input type="hidden" name="lang" value="${step.locale}" />
        ${step.method !== null && html`<input type="hidden" name="bank" value="${step.method}" />`}
        <label for="q">${text('identity.search')}</label>
        <div class="srch">
          <input id="q" name="q" type="search" maxlength="60" autocomplete="off" value="${step.search}" />
          <button>${icon('search')}<span class="vh">${text('identity.searchButton')}</span></button>
        </div>
      </form>
      <p class="vh" role="status">${step.search && text('identity.found', { count: people.length })}</p>
      ${
        people.length === 0
          ? html`<p class="none">${text('identity.noneFound')}</p>`
          : html`<form method="post" action="/idp/interaction/${step.uid}">
              ${step.method !== null && html`<input type="hidden" name="bank" value="${step.method}" />`}
              <ul class="ppl">
                ${people.map(row)}
              </ul>
            </form>`
      }
      ${
        step.isStrong
          ? html`<p class="back">
              <a href="${address(step, { method: '', search: '' })}"
                >${icon('back')} ${text('identity.changeMethod')}</a
              >
            </p>`
          : cancel(step)
      }`,
  });
}
