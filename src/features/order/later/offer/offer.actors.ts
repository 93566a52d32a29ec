import type { OfferAcceptance } from '../../../../../machines/offer-acceptance/offerAcceptance.machine.ts';
import type { Calls } from '../../../../api/calls.ts';
import { acceptedOfferShape, acceptOffer, declinedOfferShape, declineOffer } from '../../../../api/offers.gen.ts';
import { submissionOf } from '../../../../shared/submission/submission.actors.ts';

/** What the machine of an acceptance invokes, done over the portal's calls. */
export const offerActors = (calls: Calls) => ({
  submission: submissionOf<OfferAcceptance>(calls, {
    send: acceptOffer,
    answerShape: acceptedOfferShape,
  }),
  refusal: submissionOf<Pick<OfferAcceptance, 'secret'>>(calls, {
    send: declineOffer,
    answerShape: declinedOfferShape,
  }),
});
