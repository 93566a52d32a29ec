import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const plainSettings = {
  quickLinks: [],
  navigation: { everyone: [], employees: [], contentEditors: [] },
  disclaimerActiveFrom: null,
  linkPrefix: null,
  backToOrigins: [],
  imageOrigins: [],
  campaigns: { consumers: 'a', companies: 'b' },
  eInvoiceBanks: [],
};

/** What holds where settings leave it out. */
export const settingsLeftOut = {
  maxDeliverySitesToShow: 3,
  consumptionContractGroups: [6, 7, 2, 3, 4, 5, 8, 11],
  earlyEndFeeCents: 5000,
  paperInvoiceFeeCents: 250,
  telephoneSalesChannels: ['Puhelin'],
  campaignBanners: [],
  addonCampaigns: { consumers: 'vas', companies: 'yrityspalvelut' },
  popularAddonLabels: [],
  priceLock: { campaign: 'hintalukko', hasWindow: true },
};

const consent = { version: '2026-11-01', text: { fi: 'Hyväksyn', sv: 'Jag godkänner', en: 'I accept' } };
export const plainConsents = {
  terms: consent,
  terminationMandate: consent,
  personalDataTransfer: consent,
  earlyStart: consent,
  contractCommunication: consent,
  marketingEmail: consent,
  marketingSms: consent,
};

type Content = string | Buffer | object;

/** A folder of contents of a test's own. */
export interface TestFolder {
  path: string;
  /** Text and bytes as they are, anything else as JSON. */
  write(file: string, content: Content): void;
  link(file: string, to: string): void;
  remove(file?: string): void;
}

export function makeFolder(files: Record<string, Content> = {}): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'content-'));
  const at = (file: string) => {
    const full = join(path, file);
    mkdirSync(dirname(full), { recursive: true });
    return full;
  };
  const write = (file: string, content: Content) =>
    writeFileSync(
      at(file),
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content, null, 2),
    );
  write('settings.json', plainSettings);
  write('consents.json', plainConsents);
  for (const [file, content] of Object.entries(files)) write(file, content);
  return {
    path,
    write,
    link: (file, to) => symlinkSync(to, at(file)),
    remove: (file = '.') => rmSync(join(path, file), { recursive: true, force: true }),
  };
}
