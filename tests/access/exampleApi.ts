import type { ApiDocument } from '../../openapi/document.ts';
import { rowOf, type RequestObject } from '../../server/access/objects.ts';
import type { AnyHandler } from '../../server/operations/serve.ts';

const problem = { 'application/problem+json': { schema: { type: 'object', required: ['code'] } } };
const responses = {
  ...Object.fromEntries(
    ['400', '401', '403', '404', '409', '422', '429', '500', '503'].map((status) => [
      status,
      { description: '', content: problem },
    ]),
  ),
  '200': { description: '', content: { 'application/json': { schema: { type: 'object' } } } },
};
const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } };
const bearer = [{ bearer: [] }];
const ofCustomer = {
  own: ['customer-b2c', 'customer-b2b'],
  represented: ['representative'],
  acting: ['employee', 'sales-agent'],
};
const text = { type: 'string', minLength: 1, maxLength: 20 };

/** Objects in every place where a request may name one, beyond what the portal's own API has of them today. */
export const exampleApi = (): ApiDocument => ({
  openapi: '3.0.3',
  info: { title: 'Example', version: '1' },
  paths: {
    '/api/example/contract/{contractNo}': {
      get: {
        operationId: 'readContract',
        tags: ['example'],
        'x-access': { object: { contract: 'path.contractNo' }, ...ofCustomer },
        security: bearer,
        parameters: [
          { name: 'contractNo', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9]+$' } },
        ],
        responses,
      },
    },
    '/api/example/note': {
      post: {
        operationId: 'writeNote',
        tags: ['example'],
        'x-access': { object: 'body.customerId', unnamed: ['anonymous'], ...ofCustomer },
        'x-bot-check': 'note',
        security: [...bearer, {}],
        parameters: [key, { $ref: '#/components/parameters/Reason' }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: ['customerId', 'text'],
                properties: { customerId: { type: 'string', nullable: true, pattern: '^[0-9]{6,12}$' }, text },
              },
              example: { customerId: '40127731', text: 'Hei' },
            },
          },
        },
        responses,
      },
    },
    '/api/example/order': {
      post: {
        operationId: 'orderSomething',
        tags: ['example'],
        'x-access': { object: { contract: 'body.order.contractNo' }, strength: 'strong', ...ofCustomer },
        security: bearer,
        parameters: [key],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['order'],
                properties: {
                  order: { type: 'object', required: ['contractNo'], properties: { contractNo: { type: 'string' } } },
                },
              },
              example: { order: { contractNo: '23014478016' } },
            },
          },
        },
        responses,
      },
    },
    '/api/example/order?proof=true': {
      post: {
        operationId: 'proveOrder',
        tags: ['example'],
        'x-access': { object: { underProof: 'cookie.underProof' }, strength: 'strong', verified: ['verified-order'] },
        security: bearer,
        parameters: [key, { name: 'underProof', in: 'cookie', required: true, schema: { type: 'string' } }],
        responses,
      },
    },
  },
  components: {
    parameters: { Reason: { name: 'X-Reason', in: 'header', required: true, schema: text, example: 'x' } },
  },
});

/** Answers with what the resolver found; none of them decides anything. */
const answer = async ({ object }: { object: RequestObject }) => {
  const contractNo = object.kind === 'contract' ? rowOf('contract', object)?.contractNo : undefined;
  const proof = object.kind === 'underProof' ? rowOf('underProof', object)?.id : undefined;
  return { status: 200, body: { customerId: object.customerId, contractNo, proof } };
};
export const exampleHandlers = {
  readContract: answer,
  writeNote: answer,
  orderSomething: answer,
  proveOrder: answer,
} as unknown as Record<string, AnyHandler>;
