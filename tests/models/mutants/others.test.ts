import { muster } from '#tests/models/engine/sample/flow.ts';
import { groups, mutantsAreNoticed } from './noticed.ts';

mutantsAreNoticed((all) => [
  ...all.filter(({ id }) => !groups.some((group) => id.startsWith(group))),
  muster,
]);
