import { inGroup, mutantsAreNoticed } from './noticed.ts';

// Every other one; the rest stand beside it.
mutantsAreNoticed(inGroup('antrag/'), (_flow, index) => index % 2 === 0);
