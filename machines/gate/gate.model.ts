import { Failure } from '../../domain/failure.ts';
import type { TokenValidation } from '../../domain/types.ts';
import type { FlowModel, Outcome } from '../flowModel.ts';
import { gateMachine, type GatePage } from './gate.machine.ts';

const customer: TokenValidation = {
  customerId: '40127731',
  customerType: 'B2C',
  allowedEmployee: false,
  strongAuthentication: true,
  salesAgentId: null,
  askSalesAgentId: false,
  empInfo: null,
  employeeType: null,
  salesChannels: [],
  serverTime: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-21T10:15:00.000Z',
  sessionEndsAt: '2026-11-21T18:00:00.000Z',
};
const stranger = { ...customer, customerId: null, customerType: null };
const answers: Record<string, Outcome> = {
  'a customer': { output: customer },
  'an employee': { output: { ...stranger, allowedEmployee: true } },
  'someone whom only the bank knows': { output: stranger },
  'someone whom nobody knows': { output: { ...stranger, strongAuthentication: false } },
  blocked: { error: new Failure({ kind: 'denied', code: 'session.blocked', blocked: true }) },
  'no longer good': { error: new Failure({ kind: 'signInNeeded', code: 'session.ended' }) },
  denied: { error: new Failure({ kind: 'denied', code: 'access.denied' }) },
  'the server is away': { error: new Failure({ kind: 'unavailable', code: 'database.unavailable' }) },
};

const page = (access: GatePage['access'], report: GatePage['report'] = null): GatePage => ({ access, report });
const pages: Record<string, GatePage> = {
  'for everyone': page('public'),
  'for those who have signed in': page('signedIn'),
  'for strong authentication': page('strongAuthentication'),
  'that reports an error': page('public', 'error'),
  'that reports missing data': page('public', 'missingData'),
  'that reports a block': page('public', 'blocked'),
};

export const model: FlowModel = {
  machine: gateMachine,
  starts: Object.fromEntries(
    Object.entries(pages).flatMap(([name, opened]) => [
      [`a page ${name}, nobody signed in`, { page: opened, accessToken: null }],
      [`a page ${name}, with a token`, { page: opened, accessToken: 'a.b.c' }],
    ]),
  ),
  events: {
    'page.opened': Object.fromEntries(Object.entries(pages).map(([name, opened]) => [name, { page: opened }])),
    'token.renewed': { '': { accessToken: 'n.e.w' } },
  },
  outcomes: { validateToken: answers, revalidateToken: answers },
  key: (context: { page: GatePage; accessToken: string | null; validation: TokenValidation | null }) => [
    context.page,
    context.accessToken !== null,
    context.validation && [
      context.validation.customerId !== null || context.validation.allowedEmployee,
      context.validation.strongAuthentication,
    ],
  ],
};
