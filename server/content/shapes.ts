import * as v from 'valibot';
import { DEFAULT_CONSUMPTION_GROUPS } from '../../domain/contracts/index.ts';
import { defaultBanks } from '../../domain/eInvoice/index.ts';
import { isDay } from '../../domain/time/index.ts';
import type { ConsentId } from '../../domain/types.ts';
import type { Findings } from './findings.ts';
import type { JsonDocument } from './json.ts';
import { isHttpsOrigin, isLink, isLinkPrefix } from './links.ts';
import { locales } from '../texts.ts';

/* A schema's message says what is expected; the sentence around it names the member (`sentence`). */

const LIST_LIMIT = 30;

function text(most: number) {
  const expected = `a text of 1 to ${most} characters`;
  return v.pipe(v.string(expected), v.minLength(1, expected), v.maxLength(most, expected));
}

function checkedText(expected: string, isRight: (value: string) => boolean) {
  return v.pipe(v.string(expected), v.check(isRight, expected));
}

function list<const Item extends v.GenericSchema>(item: Item) {
  const expected = `a list of at most ${LIST_LIMIT}`;
  return v.pipe(v.array(item, expected), v.maxLength(LIST_LIMIT, expected));
}

const object = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, 'an object');

const Label = object({ fi: text(120), sv: text(120), en: text(120) });
const Href = checkedText('a path of the portal, or an https or tel address', (value) =>
  isLink(value, ['https:', 'tel:']),
);
const Link = object({
  id: checkedText('an id of letters, digits and hyphens', (value) => /^[A-Za-z0-9-]{1,40}$/.test(value)),
  href: Href,
  label: Label,
  labelOfOther: v.optional(Label),
});
const Links = v.pipe(
  list(Link),
  v.check((links) => new Set(links.map(({ id }) => id)).size === links.length, 'a list in which each id stands once'),
);
const Origin = checkedText('an https origin such as https://kajo.example', isHttpsOrigin);

const CampaignId = checkedText('the id of a campaign, of letters, digits, hyphens and underscores', (value) =>
  /^[A-Za-z0-9_-]{1,40}$/.test(value),
);
const Bank = object({
  id: checkedText('an id of letters, digits and hyphens', (value) => /^[A-Za-z0-9-]{1,40}$/.test(value)),
  // Written alike in every language, or in each of its own.
  name: v.union([text(60), Label], 'a text of 1 to 60 characters, or one in each language'),
  bic: checkedText('a BIC of 8 or 11 letters and digits', (value) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)),
});
const Banks = v.pipe(
  list(Bank),
  v.check((banks) => new Set(banks.map(({ id }) => id)).size === banks.length, 'a list in which each id stands once'),
);

const MOST_TARIFF = 9999;
const tariff = `a whole number of 1 to ${MOST_TARIFF}`;

const Banner = object({
  campaign: CampaignId,
  /** Of the service that it offers. */
  tariffNo: v.optional(
    v.pipe(v.number(tariff), v.integer(tariff), v.minValue(1, tariff), v.maxValue(MOST_TARIFF, tariff)),
  ),
  title: Label,
  text: object({ fi: text(300), sv: text(300), en: text(300) }),
  link: v.nullable(object({ href: Href, label: Label })),
});
const Banners = v.pipe(
  list(Banner),
  v.check(
    (banners) => new Set(banners.map(({ campaign }) => campaign)).size === banners.length,
    'a list in which each campaign stands once',
  ),
);

const MOST_SITES = 1000;
const siteNumber = `a whole number of 1 to ${MOST_SITES}`;

const MOST_GROUP = 999;
const group = `a whole number of 0 to ${MOST_GROUP}`;
const ContractGroup = v.pipe(v.number(group), v.integer(group), v.minValue(0, group), v.maxValue(MOST_GROUP, group));

const MOST_FEE = 100_000;
const fee = `a whole number of cents from 0 to ${MOST_FEE}`;
const Fee = v.pipe(v.number(fee), v.integer(fee), v.minValue(0, fee), v.maxValue(MOST_FEE, fee));

/** `settings.json` */
export const SettingsShape = object({
  quickLinks: Links,
  navigation: object({ everyone: Links, employees: Links, contentEditors: Links }),
  maxDeliverySitesToShow: v.optional(
    v.pipe(v.number(siteNumber), v.integer(siteNumber), v.minValue(1, siteNumber), v.maxValue(MOST_SITES, siteNumber)),
    3,
  ),
  consumptionContractGroups: v.optional(list(ContractGroup), [...DEFAULT_CONSUMPTION_GROUPS]),
  disclaimerActiveFrom: v.nullable(checkedText('a day such as 2027-01-31, or null', isDay)),
  linkPrefix: v.nullable(
    checkedText('an https address that ends with / or =, such as https://kajo.example/s/, or null', isLinkPrefix),
  ),
  backToOrigins: list(Origin),
  imageOrigins: list(Origin),
  campaigns: object({ consumers: CampaignId, companies: CampaignId }),
  eInvoiceBanks: v.optional(Banks, [...defaultBanks]),
  earlyEndFeeCents: v.optional(Fee, 5000),
  paperInvoiceFeeCents: v.optional(Fee, 250),
  telephoneSalesChannels: v.optional(list(text(60)), ['Puhelin']),
  campaignBanners: v.optional(Banners, []),
  addonCampaigns: v.optional(object({ consumers: CampaignId, companies: CampaignId }), {
    consumers: 'vas',
    companies: 'yrityspalvelut',
  }),
  popularAddonLabels: v.optional(list(text(60)), []),
  priceLock: v.optional(object({ campaign: CampaignId, hasWindow: v.boolean('true or false') }), {
    campaign: 'hintalukko',
    hasWindow: true,
  }),
});
export type ContentSettings = v.InferOutput<typeof SettingsShape>;

const ConsentLink = object({ document: v.picklist(['terms', 'priceList'], '"terms" or "priceList"'), words: Label });
const Consent = v.pipe(
  object({
    version: checkedText('the day of the words, such as 2027-01-31', isDay),
    text: object({ fi: text(1000), sv: text(1000), en: text(1000) }),
    links: v.optional(list(ConsentLink), []),
  }),
  v.check(
    ({ text: of, links }) => links.every(({ words }) => locales.every((locale) => of[locale].includes(words[locale]))),
    'a box in whose text the words of each link stand, in each language',
  ),
);

/** `consents.json`: what the box of each consent says. */
export const ConsentsShape = object({
  terms: Consent,
  terminationMandate: Consent,
  personalDataTransfer: Consent,
  earlyStart: Consent,
  contractCommunication: Consent,
  marketingEmail: Consent,
  marketingSms: Consent,
} satisfies Record<ConsentId, unknown>);

const Words = object({ fi: text(2000), sv: text(2000), en: text(2000) });

/** `documents/*.json`: what a document says, and from when. */
export const DocumentShape = object({
  version: checkedText('the day of the words, such as 2027-01-31', isDay),
  title: Label,
  sections: list(
    object({
      heading: Label,
      paragraphs: list(Words),
      rows: v.optional(list(object({ label: Label, value: Label })), []),
    }),
  ),
});
export type DocumentContent = v.InferOutput<typeof DocumentShape>;

/** `texts/*.json`; what the texts are is looked at one by one. */
export const TextsShape = v.pipe(
  v.custom<object>((value) => !Array.isArray(value), 'an object of texts by id'),
  v.record(v.string(), v.string('a text'), 'an object of texts by id'),
);

const RichText = v.looseObject({ nodeType: v.string('a text') }, 'an object with a nodeType');

/** `modals/{fi,sv,en}/*.json` */
export const ModalShape = object({
  heading: text(200),
  textSize: v.optional(v.picklist(['small', 'normal'], 'small or normal'), 'normal'),
  blocks: list(
    v.variant(
      'type',
      [
        object({ type: v.literal('text'), body: RichText }),
        object({ type: v.literal('accordion'), title: text(200), body: RichText }),
      ],
      'text or accordion',
    ),
  ),
});

/** What is read, where the file has the shape; where it has not, null, and each fault is told with its line. */
export function readShape<const Shape extends v.GenericSchema>(
  shape: Shape,
  file: string,
  { value, lineOf }: JsonDocument,
  findings: Findings,
): v.InferOutput<Shape> | null {
  const parsed = v.safeParse(shape, value);
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues) {
    const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
    findings.fault(file, lineOf(path), sentence(issue, path));
  }
  return null;
}

function sentence({ type, expected, received, message }: v.BaseIssue<unknown>, path: readonly PropertyKey[]): string {
  const name = path.length > 0 ? path.map(String).join('.').slice(0, 120) : 'the file';
  if (type === 'strict_object' && expected === 'never') return `${name} is not known here`;
  return received === 'undefined' ? `${name} is missing` : `${name} must be ${message}`;
}
