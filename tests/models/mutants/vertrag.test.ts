import { inGroup, mutantsAreNoticed } from './noticed.ts';

mutantsAreNoticed(inGroup('vertrag/'));
