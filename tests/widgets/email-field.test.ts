import { expect, test } from 'vitest';
import { suggestedAddress } from '#widgets/email-field/suggestedAddress.ts';

test.each([
  ['two letters swapped', 'Sabine.Krueger@gmial.com', 'Sabine.Krueger@gmail.com'],
  ['a letter missing', 's@gmai.com', 's@gmail.com'],
  ['a letter doubled', 's@webb.de', 's@web.de'],
  ['a wrong letter', 's@gmx.dr', 's@gmx.de'],
  ['a dash forgotten', 's@tonline.de', 's@t-online.de'],
  ['spaces around', ' s@outlok.de ', 's@outlook.de'],
])('A customer who slipped is offered her address mended: %s', (_, typed, meant) => {
  expect(suggestedAddress(typed)).toBe(meant);
});

test.each([
  ['a common provider', 's@gmail.com'],
  ['in capitals', 'S@GMX.DE'],
  ['another provider that exists', 's@mail.com'],
  ['her own domain', 's@krueger-dachbau.example'],
  ['no address yet', 's@'],
  ['nothing', ''],
  ['two at signs', 's@@gmial.com'],
])('A customer who made no slip is asked nothing: %s', (_, typed) => {
  expect(suggestedAddress(typed)).toBeNull();
});
