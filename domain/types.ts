import type { components } from '../openapi/api.gen.ts';

type Schemas = components['schemas'];

/* The contract's own words, by name. */
export type Contract = Schemas['Contract'];
export type Contracts = Schemas['Contracts'];
export type ContractStatus = Schemas['ContractStatus'];
export type Customer = Schemas['Customer'];
export type CustomerType = Schemas['CustomerType'];
export type DeliverySite = Schemas['DeliverySite'];
export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];
export type QuickLink = Schemas['QuickLink'];
export type RenewedToken = Schemas['RenewedToken'];
export type Representations = Schemas['Representations'];
export type TokenValidation = Schemas['TokenValidation'];
export type UserInfo = Schemas['UserInfo'];
