import { lastOfferDay } from '../../domain/orders/offer.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { OrderForm } from '../../domain/types.ts';
import type { Placing } from '../orders/placing.ts';
import { digestOfSecret, newSecret } from '../proof/secrets.ts';
import type { Seal } from '../proof/seal.ts';
import type { OrderRow } from '../store/orders.ts';

interface Context {
  now: Date;
  seal: Seal;
  publicUrl: string;
}

/** What is typed with an order and stands in no row of it (`order.secrets`). */
export interface OfferSecrets {
  identityCode: string | null;
  iban: string | null;
}

const secretsOf = ({ person, iban }: OrderForm): OfferSecrets => ({ identityCode: person?.identityCode ?? null, iban });

/** What an order keeps that is an offer, and how its mail says to accept it (`offer.made`). */
export function makeOffer(
  { now, seal, publicUrl }: Context,
  { orderId, order, template }: Placing,
): {
  kept: Pick<OrderRow, 'acceptance' | 'offerLastDay' | 'offered' | 'offerSecrets' | 'declinedAt'>;
  offer: { link: string; lastDay: string };
} {
  const secret = newSecret();
  const lastDay = lastOfferDay(helsinkiToday(now.getTime()));
  return {
    kept: {
      acceptance: digestOfSecret(secret),
      offerLastDay: lastDay,
      offered: template,
      offerSecrets: seal.close(secretsOf(order.formData), orderId),
      declinedAt: null,
    },
    offer: { link: `${publicUrl}/order/offer#${secret}`, lastDay },
  };
}

/** What every other order keeps. */
export const noOffer = {
  kept: { acceptance: null, offerLastDay: null, offered: null, offerSecrets: null, declinedAt: null },
  offer: null,
};
