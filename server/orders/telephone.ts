import type { NewOrder } from '../../domain/types.ts';
import type { ContentSettings } from '../content/shapes.ts';

/**
 * Whether a consumer was called, so that what is sold binds only once they accept it in writing (Consumer Protection Act
 * 6:12a, `order.telephone`).
 */
export const isTelephone = (
  { salesInfo, formData }: Pick<NewOrder, 'salesInfo' | 'formData'>,
  { telephoneSalesChannels }: Pick<ContentSettings, 'telephoneSalesChannels'>,
): boolean => {
  const channel = salesInfo?.salesChannel.trim().toLowerCase();
  return formData.customerType === 'B2C' && telephoneSalesChannels.some((known) => known.toLowerCase() === channel);
};
