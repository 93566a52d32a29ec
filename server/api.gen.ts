// Made of openapi/ by npm run generate.
import type { components } from '../openapi/api.gen.ts';

/** The operations of each tag. */
export interface OperationsOf {
  accesses: 'getAccesses';
  addonRemoval: 'terminateVap' | 'getRemovableAddons';
  addons: 'getAddonProducts' | 'getAddonCampaign' | 'addAddon' | 'verifyAddition' | 'redirectToAdditionProof';
  backup:
    'getActing' | 'openCustomer' | 'closeCustomer' | 'getRecentCustomers' | 'searchCustomers' | 'giveSalesAgentId';
  billing: 'changeBillingFrequency' | 'getBillingOptions' | 'getBillingFrequencies';
  campaigns: 'getCampaign' | 'getCampaignTemplate';
  consumption:
    | 'getConsumption'
    | 'getConsumptionColumns'
    | 'getConsumptionTotal'
    | 'getConsumptionTotalV2'
    | 'getLatestMeasurement'
    | 'getLatestMeasurementV2'
    | 'getConsumptionComparison'
    | 'getConsumptionComparisonV2'
    | 'getDuoComparison'
    | 'getDuoComparisonV2'
    | 'getTariffReplay';
  content: 'reloadContent' | 'getContent' | 'getContentIds' | 'getModal' | 'getErrorReporting' | 'getBotCheck';
  contracts: 'getContracts';
  customer: 'getRepresentations' | 'getCustomer' | 'getRepresentatives' | 'endRepresentation';
  deliverySite: 'findDeliverySites';
  documents: 'getDocument';
  drafts: 'leaveDrafts' | 'takeUpDrafts';
  dueCalendar: 'getDueCalendar' | 'subscribeDueCalendar' | 'endDueCalendar' | 'readDueCalendar';
  eInvoice: 'orderEInvoice' | 'getEInvoice';
  feedback: 'sendFeedback' | 'isSurveyDue' | 'sendNps' | 'getWrite';
  health: 'isAlive' | 'isReady';
  invoices:
    'getInvoices' | 'postponeInvoice' | 'getEnergyAccounts' | 'getInvoice' | 'makeInvoiceTicket' | 'getInvoicePdf';
  move: 'getMoveForm' | 'openMoveLink' | 'moveContract' | 'verifyMove' | 'redirectToMoveProof';
  navigation: 'getNavigation';
  offers: 'openOffer' | 'acceptOffer' | 'declineOffer';
  orders:
    | 'sendOrder'
    | 'verifyOrder'
    | 'getVerification'
    | 'cancelVerification'
    | 'redirectToProof'
    | 'retryService'
    | 'getReferral';
  places: 'getPostalCode' | 'findStreets' | 'checkDeliverySite' | 'getSiteContracts';
  priceLock: 'remindOfPriceLock';
  productChanges: 'getProductChange' | 'getProductChangeTemplate' | 'changeProduct' | 'verifyProductChange';
  session:
    | 'login'
    | 'loginCallback'
    | 'endSession'
    | 'validateToken'
    | 'exchangeHandOver'
    | 'renewToken'
    | 'getUserInfo'
    | 'logout'
    | 'logoutBrowser';
  spotPrices: 'getSpotPrices' | 'getSpotMonths';
  terminations: 'terminateContract';
  transfers:
    | 'getTransfer'
    | 'beginTransfer'
    | 'cancelTransfer'
    | 'openTransferLink'
    | 'getTransferOffer'
    | 'acceptTransfer'
    | 'refuseTransfer';
  updates: 'requestUpdate' | 'verifyUpdate' | 'redirectToUpdateProof';
  weather: 'getWeather' | 'getWeatherMeteringPoint';
  withdrawals: 'getWithdrawals' | 'openWithdrawal' | 'withdrawByLink' | 'withdrawOrder' | 'sendWithdrawalNotice';
}

/** The status of each problem. */
export const statusOf: Record<components['schemas']['ProblemCode'], number> = {
  'request.invalid': 400,
  'request.incomplete': 408,
  'request.tooLarge': 413,
  'request.timeout': 503,
  'session.missing': 401,
  'session.invalid': 401,
  'session.expired': 401,
  'session.ended': 401,
  'session.blocked': 403,
  'session.strengthNeeded': 403,
  'access.denied': 403,
  'acting.required': 403,
  'botCheck.needed': 403,
  'resource.notFound': 404,
  'rate.limited': 429,
  'idempotency.keyMissing': 400,
  'idempotency.mismatch': 422,
  'idempotency.received': 409,
  'idempotency.running': 409,
  'identity.unavailable': 503,
  'database.unavailable': 503,
  'server.error': 500,
  'removal.notPossible': 409,
  'removal.dayNotPossible': 409,
  'addition.notPossible': 409,
  'addition.held': 409,
  'addition.noContract': 409,
  'billing.notPossible': 409,
  'campaign.closed': 409,
  'consumption.rangeInvalid': 422,
  'consumption.rangeTooLong': 422,
  'content.tokenInvalid': 403,
  'content.invalid': 422,
  'modal.notFound': 404,
  'eInvoice.notPossible': 409,
  'invoices.none': 404,
  'invoices.ticketInvalid': 404,
  'invoices.postponeNotPossible': 409,
  'move.notPossible': 409,
  'move.dayNotPossible': 409,
  'move.ownContract': 409,
  'move.noContract': 409,
  'offer.over': 409,
  'offer.accepted': 409,
  'offer.declined': 409,
  'order.missingMandatoryData': 400,
  'order.termsChanged': 409,
  'order.otherCustomerType': 409,
  'order.serviceHeld': 409,
  'order.ownContract': 409,
  'order.ownByStaff': 409,
  VERIFICATION_ERROR: 403,
  VERIFICATION_EXPIRED: 409,
  VERIFICATION_CANCELLED: 409,
  ORDER_NOT_FOUND: 404,
  METERING_POINT_NOT_FOUND: 404,
  'place.unavailable': 503,
  'priceLock.closed': 409,
  'priceLock.held': 409,
  'priceLock.notPossible': 409,
  'priceLock.open': 409,
  'productChange.notPossible': 409,
  'productChange.sameProduct': 409,
  'spotPrices.range': 400,
  'termination.notPossible': 409,
  'termination.dayNotPossible': 409,
  'transfer.notPossible': 409,
  'transfer.waiting': 409,
  'transfer.accepted': 409,
  'transfer.over': 409,
  'transfer.notCreditable': 409,
  'withdrawal.over': 409,
  'withdrawal.none': 409,
};
