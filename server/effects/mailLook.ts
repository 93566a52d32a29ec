import { html, type Html } from '../pages/html.ts';
import type { Settings } from '../settings.ts';
import { translate } from '../texts.ts';
import type { Mail, MailPart } from './mail.ts';
import { unlinked } from './typed.ts';

/* Values of the design's tokens, copied: mail programs read no variables. Classes are for the dark scheme alone. */

const heading = "font-family:'Familjen Grotesk','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const body = "font-family:Figtree,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const darkScheme =
  ':root{color-scheme:light dark} @media (prefers-color-scheme:dark){.m-page{background:#0c1512!important}.m-card{background:#182620!important}.m-ink{color:#f1f7f4!important}.m-text{color:#d6e2dc!important}.m-mute{color:#a1b3aa!important}.m-line{border-color:#384b43!important}.m-tint{background:#121e1a!important}.m-acc{background:#3fb98d!important}a.m-link{color:#74d6ae!important}.m-on{color:#0a1f18!important}.m-glow{background:#f5cd74!important}} @media (max-width:620px){.m-pad{padding-left:20px!important;padding-right:20px!important}}';

/** The bars of the mark, by their height in pixels; the highest glows. */
const bars = [7, 14, 20, 24, 20, 14, 7];

/** Of whom a mail comes. */
export type MailSender = Pick<Settings, 'brand' | 'publicUrl'>;

/** The sender's name, as people know it. */
export const companyOf = ({ locale }: Pick<Mail, 'locale'>, { brand }: Pick<MailSender, 'brand'>) =>
  translate(locale, `mail.company.${brand}`);

/** A mail for people who read plain text. */
export function mailText(mail: Mail, sender: MailSender): string {
  const parts = partsOf(mail, sender).map((part) => [part.title, textOf(part)].filter(Boolean).join('\n'));
  const { lines, privacy } = footerOf(mail, sender);
  const end = [...lines, `${privacy.label}: ${privacy.href}`].join('\n');
  const beginning = [mail.heading, mail.greeting, mail.intro].filter((text) => text !== undefined);
  return `${[...beginning, ...parts, end].join('\n\n')}\n`;
}

/** What goes with it is named last (`mail.attachments`). */
function partsOf(mail: Mail, sender: MailSender): MailPart[] {
  const { locale, attachments = [] } = mail;
  const parts = mail.parts.map((part) => asSent(part, locale, sender));
  if (attachments.length === 0) return parts;
  const text = attachments.map(({ title }) => `${title} (PDF)`).join('\n');
  return [...parts, { kind: 'text', title: translate(locale, 'mail.attachments'), text }];
}

/** A page of the portal, in the language of the mail that leads there (`mail.linkLanguage`). */
function pageIn(locale: Mail['locale'], href: string, { publicUrl }: MailSender): string {
  if (!href.startsWith(`${publicUrl}/`)) return href;
  const page = new URL(href);
  page.searchParams.set('lang', locale);
  return page.href;
}

function asSent(part: MailPart, locale: Mail['locale'], sender: MailSender): MailPart {
  if (part.kind === 'quote') return { ...part, text: unlinked(part.text) };
  if (part.kind === 'link') return { ...part, href: pageIn(locale, part.href, sender) };
  if (part.kind !== 'text' || !part.link) return part;
  return { ...part, link: { ...part.link, href: pageIn(locale, part.link.href, sender) } };
}

/** `8,49 c/kWh`, but `€4.95/month`. */
const beforeUnit = ({ unit }: { unit: string }) => (unit.startsWith('/') ? '' : ' ');

function textOf(part: MailPart): string {
  if (part.kind === 'facts') return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if (part.kind === 'price') return `${part.label}: ${part.amount}${beforeUnit(part)}${part.unit}`;
  if (part.kind === 'link') return `${part.text}: ${part.href}`;
  if (part.kind === 'text' && part.link) return `${part.text}\n${part.link.label}: ${part.link.href}`;
  // Marked line by line, so that nobody can write a line that looks like ours.
  return part.kind === 'quote' ? part.text.replace(/^/gm, '> ') : part.text;
}

/** Who writes, with whom to speak, and what becomes of the data. */
const footerOf = ({ locale }: Mail, sender: MailSender) => ({
  lines: [translate(locale, `mail.footer.${sender.brand}`), translate(locale, 'mail.automatic')],
  privacy: { label: translate(locale, 'mail.privacy'), href: pageIn(locale, `${sender.publicUrl}/privacy`, sender) },
});

/** A mail as most programs show it; every value in it is escaped. */
export function mailHtml(mail: Mail, from: MailSender): string {
  return html`<!doctype html>
    <html lang="${mail.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.subject}</title>
        ${{ text: `<style>${darkScheme}</style>` }}
      </head>
      <body class="m-page" style="margin:0;padding:0;background:#f2f7f4">
        <div style="display:none;max-height:0;overflow:hidden">${mail.intro}</div>
        ${layout(
          html`class="m-page" style="background:#f2f7f4"`,
          html`<td align="center" style="padding:24px 12px 40px">
            ${sender(companyOf(mail, from))}
            <main>${card(mail, from)}</main>
            ${footer(footerOf(mail, from))}
          </td>`,
        )}
      </body>
    </html>`.text;
}

/** A table of one row that only puts things in their places: mail programs know no other way. */
const layout = (look: Html, cells: Html) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look}>
    <tr>
      ${cells}
    </tr>
  </table>`;

const inColumn = html`style="max-width:600px"`;

const sender = (company: string) =>
  layout(
    inColumn,
    html`<td style="padding:0 8px 18px">
      <table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          ${bars.map((height) => {
            const isHighest = height === Math.max(...bars);
            return html`<td style="vertical-align:bottom;padding:0 1.5px">
              <div
                class="${isHighest ? 'm-glow' : 'm-acc'}"
                style="width:3px;height:${height}px;border-radius:3px;background:${isHighest ? '#f0c054' : '#0f7a5a'};font-size:0;line-height:0"
              >
                &nbsp;
              </div>
            </td>`;
          })}
          <td
            class="m-ink"
            style="padding-left:10px;${heading};font-size:20px;font-weight:600;color:#0a1f18;letter-spacing:-.3px"
          >
            ${company}
          </td>
        </tr>
      </table>
    </td>`,
  );

const card = (mail: Mail, from: MailSender) =>
  layout(
    html`class="m-card" style="max-width:600px;background:#ffffff;border-radius:20px"`,
    html`<td class="m-pad" style="padding:36px 40px 40px;${body};text-align:left">
      <h1
        class="m-ink"
        style="margin:0;${heading};font-size:28px;line-height:1.15;font-weight:600;letter-spacing:-.5px;color:#0a1f18"
      >
        ${mail.heading}
      </h1>
      <p class="m-text" style="margin:14px 0 0;font-size:17px;line-height:1.55;color:#1f312a">
        ${mail.greeting !== undefined && html`${mail.greeting}<br />`}${mail.intro}
      </p>
      ${partsOf(mail, from).map(partHtml)}
    </td>`,
  );

const footer = ({ lines, privacy }: ReturnType<typeof footerOf>) =>
  layout(
    inColumn,
    html`<td
      class="m-mute"
      style="padding:22px 8px 0;${body};font-size:13px;line-height:1.55;color:#53645c;text-align:left"
    >
      ${withBreaks(lines)}
      <a class="m-link" href="${privacy.href}" style="color:#0b684c">${privacy.label}</a>
    </td>`,
  );

function partHtml(part: MailPart): Html {
  const title =
    part.title !== null &&
    html`<h2 class="m-ink" style="margin:28px 0 6px;${heading};font-size:19px;font-weight:600;color:#0a1f18">
      ${part.title}
    </h2>`;
  return html`${title}${contentHtml(part)}`;
}

function contentHtml(part: MailPart): Html {
  if (part.kind === 'facts')
    return html`<table
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin-top:18px;font-variant-numeric:tabular-nums"
    >
      ${part.facts.map(
        ([label, value]) =>
          html`<tr>
            <th
              scope="row"
              class="m-mute m-line"
              style="padding:10px 16px 10px 0;border-bottom:1px solid #dde7e1;color:#53645c;font-size:15px;font-weight:400;text-align:left;vertical-align:top;width:38%"
            >
              ${label}
            </th>
            <td
              class="m-ink m-line"
              style="padding:10px 0;border-bottom:1px solid #dde7e1;color:#0a1f18;font-weight:600;font-size:16px"
            >
              ${value}
            </td>
          </tr>`,
      )}
    </table>`;
  if (part.kind === 'price')
    return layout(
      html`style="margin-top:24px"`,
      html`<td class="m-tint" style="background:#f2f7f4;border-radius:14px;padding:20px 24px">
        <div class="m-mute" style="font-size:14px;color:#53645c">${part.label}</div>
        <div
          class="m-ink"
          style="${heading};font-size:40px;line-height:1.1;font-weight:500;letter-spacing:-1.2px;color:#0a1f18;padding-top:6px"
        >
          ${part.amount}
          <span class="m-mute" style="font-size:18px;letter-spacing:0;color:#53645c">${part.unit}</span>
        </div>
      </td>`,
    );
  if (part.kind === 'link')
    return html`<p style="margin:24px 0 0">
      <a
        href="${part.href}"
        class="m-acc m-on"
        style="display:inline-block;background:#0f7a5a;border-radius:12px;padding:13px 24px;font-size:16px;line-height:1.3;font-weight:600;color:#ffffff;text-decoration:none"
        >${part.text}</a
      >
    </p>`;
  const text = withBreaks(part.text.split('\n'));
  if (part.kind === 'text') {
    const link =
      part.link &&
      html` <a class="m-link" href="${part.link.href}" style="color:#0b684c;font-weight:600">${part.link.label}</a>`;
    return html`<p class="m-text" style="margin:0;font-size:16px;line-height:1.55;color:#1f312a">${text}${link}</p>`;
  }
  return layout(
    html`style="margin-top:10px"`,
    html`<td
      class="m-tint m-text"
      style="background:#f2f7f4;border-radius:14px;padding:20px 24px;font-size:16px;line-height:1.55;color:#1f312a"
    >
      ${text}
    </td>`,
  );
}

const withBreaks = (lines: readonly string[]): Html[] =>
  lines.map((line, index) => html`${index > 0 && html`<br />`}${line}`);
