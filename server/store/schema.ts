// Made of server/store/*Tables.ts by npm run generate.
export * from './campaignTables.ts';
export * from './consentTables.ts';
export * from './contractTables.ts';
export * from './draftTables.ts';
export * from './feedbackTables.ts';
export * from './orderTables.ts';
export * from './peopleTables.ts';
export * from './placeTables.ts';
export * from './productTables.ts';
export * from './proofTables.ts';
export * from './serverTables.ts';
export * from './sessionTables.ts';
export * from './spotPriceTables.ts';
export * from './staffTables.ts';
export * from './terminationTables.ts';
export * from './transferTables.ts';
export * from './withdrawalTables.ts';
