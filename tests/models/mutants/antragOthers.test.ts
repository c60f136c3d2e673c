import { inGroup, mutantsAreNoticed } from './noticed.ts';

mutantsAreNoticed(inGroup('antrag/'), (_flow, index) => index % 2 === 1);
