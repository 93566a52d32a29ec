// Made of openapi/ by npm run generate.
import type { components } from '../openapi/api.gen.ts';

/** The operations of each tag. */
export interface OperationsOf {
  accesses: 'getAccesses';
  backup:
    'getActing' | 'openCustomer' | 'closeCustomer' | 'getRecentCustomers' | 'searchCustomers' | 'giveSalesAgentId';
  content: 'reloadContent' | 'getContent' | 'getContentIds' | 'getModal' | 'getErrorReporting' | 'getBotCheck';
  contracts: 'getContracts';
  customer: 'getRepresentations' | 'getCustomer' | 'getRepresentatives' | 'endRepresentation';
  deliverySite: 'findDeliverySites';
  feedback: 'sendFeedback' | 'isSurveyDue' | 'sendNps' | 'getWrite';
  health: 'isAlive' | 'isReady';
  navigation: 'getNavigation';
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
  'content.tokenInvalid': 403,
  'content.invalid': 422,
  'modal.notFound': 404,
};
