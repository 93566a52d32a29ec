import type { TokenValidation } from '../../domain/types.ts';

/** What the server says of a customer's good token; a model or a test changes in it what it is about. */
export const validationExample: TokenValidation = {
  customerId: '40127731',
  customerType: 'B2C',
  allowedEmployee: false,
  strongAuthentication: true,
  salesAgentId: null,
  askSalesAgentId: false,
  empInfo: null,
  employeeType: null,
  salesChannels: [],
  telephoneSalesChannels: [],
  salesPoints: [],
  serverTime: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-21T10:15:00.000Z',
  sessionEndsAt: '2026-11-21T18:00:00.000Z',
};
