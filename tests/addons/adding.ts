import { randomUUID } from 'node:crypto';
import type { AddonProducts, NewAddition, OrderResult } from '../../domain/types.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import { Shop, type Answered } from '../orders/ordering.ts';

type Headers = Record<string, string>;
type Site = NonNullable<NewAddition['formData']['deliverySite']>;

/** Aino Mäkelä's contract of electricity: it has a service and an environmental one. */
export const spot = '23014478016';

const tariffs: Record<string, number> = {
  tuulisahko: 701,
  hairioturva: 702,
  vesisahko: 703,
  sahkovahti: 704,
  latausohjaus: 705,
  alypaketti: 706,
};

/** An add-on to a contract, right in everything. */
export function addition(templateId = 'sahkovahti', more: Partial<NewAddition> = {}): NewAddition {
  const isPartners = templateId === 'hairioturva';
  const boxes = ['terms', ...(isPartners ? ['personalDataTransfer' as const] : []), 'earlyStart'] as const;
  return {
    processFlow: 'vapAddition',
    campaignId: 'vas',
    productData: { templateId, tariffNo: tariffs[templateId] ?? 0, campaignCode: 'PALVELUT' },
    selectedAddon: templateId,
    currentLocation: `/contracts/K${spot}/vap-addition/vas`,
    email: 'aino.makela@kajo.example',
    phone: null,
    formData: { customerId: null, deliveryDetails: { contractNo: spot }, deliverySite: null },
    meteringPointInfo: null,
    salesInfo: null,
    locale: 'fi',
    consents: boxes.map((id) => ({ id, version: '2026-11-01', isGiven: true })),
    importAsOffer: false,
    ...more,
  };
}

/** The same to another contract. */
export const additionTo = (contractNo: string, templateId?: string, more: Partial<NewAddition> = {}): NewAddition =>
  addition(templateId, {
    formData: { customerId: null, deliveryDetails: { contractNo }, deliverySite: null },
    ...more,
  });

/** What a stranger sends, who names where it is. */
export const byStranger = (named: Partial<Site>, templateId?: string, more: Partial<NewAddition> = {}): NewAddition =>
  addition(templateId, {
    phone: '0401234567',
    currentLocation: '/add-vap/campaign/vas',
    formData: {
      customerId: null,
      deliveryDetails: { contractNo: null },
      deliverySite: { address: null, meteringPointId: null, contractCode: null, ...named },
    },
    ...more,
  });

/** The calls of an add-on, as a browser makes them. */
export class AddonShop extends Shop {
  products = (headers: Headers, contractNo = spot, campaignId = 'vas', query = ''): Promise<Answered<AddonProducts>> =>
    this.call('GET', `/api/contract/40127731/${contractNo}/addonproducts/${campaignId}${query}`, headers);

  /** @param headers of who has signed in; left out: a stranger */
  async add(body: NewAddition, headers?: Headers, key: string = randomUUID()): Promise<Answered<OrderResult>> {
    const stranger = { 'x-bot-check': headers ? '' : await solvedPuzzle(this.server.context, 'vapAddition') };
    return this.call('POST', '/api/contract/vap-addition', { ...(headers ?? stranger), 'idempotency-key': key }, body);
  }

  /** Sent again where no connection was free in time, on a busy machine, as the portal does. */
  async addPatiently(body: NewAddition, headers: Headers, key: string = randomUUID()): Promise<Answered<OrderResult>> {
    let answer = await this.add(body, headers, key);
    while (answer.status === 503) answer = await this.add(body, headers, key);
    return answer;
  }

  proveAdded(headers: Headers, cookie: string | undefined): Promise<Answered<OrderResult>> {
    return this.call('POST', '/api/contract/vap-addition?verification=true', {
      ...headers,
      ...(cookie ? { cookie: cookie.split(';')[0] ?? '' } : {}),
      'idempotency-key': randomUUID(),
    });
  }

  /** Sent, and the browser bound to it on its way to the bank. */
  async keptAddition(
    body: NewAddition,
    headers?: Headers,
  ): Promise<{ answer: OrderResult; cookie: string | undefined }> {
    const { body: answer, text } = await this.add(body, headers);
    if (!answer.verifier) throw new Error(`nothing was kept: ${text}`);
    const url = `/vap-addition/redirect/${answer.orderId}/${answer.verifier}`;
    const { cookie } = await this.call('GET', url, { accept: 'text/html' });
    return { answer, cookie };
  }
}
