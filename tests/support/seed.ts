import { configureGlobal } from 'fast-check';

/**
 * What tests draw by chance is the same in every run, so that one fails by a change alone and fails again.
 * `SEED=random` or another number looks elsewhere.
 */
const { SEED = '1' } = process.env;
if (SEED !== 'random') configureGlobal({ seed: Number(SEED) });
