import { describe, expect, test } from 'vitest';
import { ProblemError } from '../problem.ts';
import type { Actor, Principal } from './actor.ts';
import { admit, authorize } from './authorize.ts';
import type { AccessRule, Relation } from './accessRule.ts';
import type { Operation } from './apiRules.ts';
import { anonymous } from './resolveActor.ts';

const person = (principals: Principal[], facts: Partial<Actor> = {}): Actor => ({
  ...anonymous,
  principals: new Set(principals),
  session: { id: 'session', sub: 'person', strongAuthentication: false } as Actor['session'],
  ...facts,
});
const customer = person(['customer-b2c', 'representative'], {
  customerId: '111111',
  customerType: 'B2C',
  representedCustomerIds: new Set(['222222']),
});
const employee = person(['employee'], { acting: { customerId: '333333', reason: 'call', visit: 'v' } });
const stranger = person(['strong-auth-only']);
const blocked = person(['blocked']);

const ofCustomer = {
  access: {
    object: { kind: 'customer', place: 'path', way: ['customerId'], isOptional: false },
    isStrong: false,
    allowed: { own: ['customer-b2c'], represented: ['representative'], acting: ['employee'] },
  },
} satisfies Pick<Operation, 'access'>;
const ofAnyone = (...any: Principal[]): Pick<Operation, 'access'> => ({
  access: { object: null, allowed: { any }, isStrong: false },
});

function decide(
  actor: Actor,
  operation: { access: AccessRule },
  customerId: string | null,
  isVerified?: boolean,
): Relation | [string, unknown] {
  try {
    return authorize(actor, operation, customerId, isVerified);
  } catch (thrown) {
    if (thrown instanceof ProblemError) return [thrown.code, thrown.more];
    throw thrown;
  }
}

describe('a customer, and those of another (access.foreign)', () => {
  test.each([
    ['their own', customer, '111111', 'own'],
    ['none', customer, null, ['access.denied', {}]],
    ['one they represent', customer, '222222', 'represented'],
    ['another', customer, '999999', ['resource.notFound', {}]],
    ['no text at all', customer, '', ['resource.notFound', {}]],
    ['the one an employee has opened', employee, '333333', 'acting'],
    ['one an employee has not opened', employee, '111111', ['acting.required', {}]],
    ['none, for an employee', employee, null, ['acting.required', {}]],
    ['one, for somebody unknown', stranger, '111111', ['access.denied', {}]],
    ['one, for somebody who has not signed in', anonymous, '111111', ['session.missing', {}]],
    ['their own, when blocked', blocked, '111111', ['session.blocked', { blocked: true }]],
  ] as const)('%s', (_what, actor, customerId, decision) => {
    expect(decide(actor, ofCustomer, customerId)).toEqual(decision);
  });

  test('who may only represent has nothing of their own', () => {
    const operation = { access: { ...ofCustomer.access, allowed: { represented: ['representative'] as const } } };
    expect(decide(customer, operation, '111111')).toEqual(['resource.notFound', {}]);
    expect(decide(customer, operation, null)).toEqual(['access.denied', {}]);
  });
});

describe('a customer that may be left unnamed (access.unnamed)', () => {
  const operation = {
    access: {
      object: { kind: 'customer', place: 'body', way: ['customerId'], isOptional: true },
      isStrong: false,
      allowed: { ...ofCustomer.access.allowed, unnamed: ['anonymous'] },
    },
  } satisfies Pick<Operation, 'access'>;
  test.each([
    ['none', anonymous, null, 'unnamed'],
    ['none', customer, null, 'unnamed'],
    ['none', blocked, null, 'unnamed'],
    ['their own', customer, '111111', 'own'],
    ['another', customer, '999999', ['resource.notFound', {}]],
    ['one, for somebody who has not signed in', anonymous, '111111', ['session.missing', {}]],
    ['one, when blocked', blocked, '111111', ['session.blocked', { blocked: true }]],
    ['one, for somebody unknown', stranger, '111111', ['resource.notFound', {}]],
  ] as const)('%s', (_what, actor, customerId, decision) => {
    expect(decide(actor, operation, customerId)).toEqual(decision);
  });

  test('only those who are named may leave it out', () => {
    const mine = {
      access: { ...operation.access, allowed: { own: ['customer-b2c'], unnamed: ['employee'] } },
    } as const;
    expect(decide(customer, mine, null)).toEqual(['access.denied', {}]);
    expect(decide(employee, mine, null)).toEqual('unnamed');
    expect(decide(employee, mine, '333333')).toEqual(['resource.notFound', {}]);
  });
});

describe('something that a browser is bound to (access.verified)', () => {
  const operation = {
    access: {
      object: { kind: 'underProof', place: 'cookie', way: ['underProof'], isOptional: false },
      isStrong: false,
      allowed: { verified: ['verified-order'] },
    },
  } satisfies Pick<Operation, 'access'>;
  test.each([
    ['whoever has signed in, with the secret', stranger, true, 'verified'],
    ['a customer, with the secret', customer, true, 'verified'],
    ['an employee, with the secret', employee, true, 'verified'],
    ['whoever has signed in, without', stranger, false, ['resource.notFound', {}]],
    ['an employee, without', employee, false, ['resource.notFound', {}]],
    ['a stranger, with the secret', anonymous, true, ['session.missing', {}]],
    ['who is blocked, with the secret', blocked, true, ['session.blocked', { blocked: true }]],
  ] as const)('%s', (_what, actor, isVerified, decision) => {
    expect(decide(actor, operation, '', isVerified)).toEqual(decision);
  });

  test('a secret gives nothing where the rule does not say so', () => {
    expect(decide(customer, ofCustomer, '', true)).toEqual(['resource.notFound', {}]);
  });
});

describe('an operation without an object (access.deny)', () => {
  test.each([
    [ofAnyone('employee'), employee, 'any'],
    [ofAnyone('employee'), customer, ['access.denied', {}]],
    [ofAnyone('blocked'), blocked, 'any'],
    [ofAnyone('anonymous'), anonymous, 'any'],
    [ofAnyone('anonymous'), blocked, 'any'],
    [ofAnyone('anonymous'), customer, 'any'],
  ] as const)('%j', (operation, actor, decision) => {
    expect(decide(actor, operation, null)).toEqual(decision);
  });
});

test('who may call on some object is let in before the object is known', () => {
  expect(() => admit(customer, ofCustomer)).not.toThrow();
  expect(() => admit(stranger, ofCustomer)).toThrow('access.denied');
});

describe('an operation that asks for strong authentication (access.strength)', () => {
  const operation = { access: { ...ofCustomer.access, isStrong: true } };
  const strong = { ...customer, session: { ...customer.session, strongAuthentication: true } as Actor['session'] };
  test.each([
    ['who signed in with it', strong, '111111', 'own'],
    ['who signed in with it, to what is another’s', strong, '999999', ['resource.notFound', {}]],
    ['who signed in without', customer, '111111', ['session.strengthNeeded', {}]],
    ['who signed in without, and may not call at all', stranger, '111111', ['access.denied', {}]],
    ['who has not signed in', anonymous, '111111', ['session.missing', {}]],
    ['who is blocked', blocked, '111111', ['session.blocked', { blocked: true }]],
  ] as const)('%s', (_what, actor, customerId, decision) => {
    expect(decide(actor, operation, customerId)).toEqual(decision);
  });
});
