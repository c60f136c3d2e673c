import { poolLesen } from '#contract/endpoints/portale.ts';

// What is read of a pool, in one chunk with the calls.
export { gespeicherteSitzung } from './gespeichert.ts';
export { poolLesen };
