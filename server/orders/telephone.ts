import type { NewOrder } from '../../domain/types.ts';
import type { ContentSettings } from '../content/shapes.ts';

type Known = Pick<ContentSettings, 'telephoneSalesChannels'>;

/** Whether people are called in a sales channel. */
export const isTelephoneChannel = (channel: string, { telephoneSalesChannels }: Known): boolean =>
  telephoneSalesChannels.some((known) => known.toLowerCase() === channel.toLowerCase());

/**
 * Whether a consumer was called, so that what is sold binds only once they accept it in writing (Consumer Protection Act
 * 6:12a, `order.telephone`).
 */
export const isTelephone = (
  { salesInfo, formData }: Pick<NewOrder, 'salesInfo' | 'formData'>,
  settings: Known,
): boolean =>
  formData.customerType === 'B2C' && salesInfo !== null && isTelephoneChannel(salesInfo.salesChannel, settings);
