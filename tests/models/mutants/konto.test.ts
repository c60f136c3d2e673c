import { inGroup, mutantsAreNoticed } from './noticed.ts';

mutantsAreNoticed(inGroup('konto/'));
