import { expect, test } from 'vitest';
import { stepOnItsWay } from './stepOnItsWay.tsx';

test('a customer whose new password is still on its way in the dialog reads one page and not two', () => {
  expect(stepOnItsWay('dialog')).not.toContain('<main');
  expect(stepOnItsWay('page')).toContain('<main');
});
