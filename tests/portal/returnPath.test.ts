import { expect, test } from 'vitest';
import { loginAddress, returnPath } from '#portal/session/returnPath.ts';

test.each(['/kunden/vertraege', '/kunden/zahlungsweise/PH250000101/vergleich', '/kunden/?a=b#c'])(
  'after the sign-in the customer goes on at %s',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'kunden',
  '//evil.example',
  '/\\evil.example',
  '/kunden\\..\\evil',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /kunden',
])('a way out of the portal is refused: %j', (path) => {
  expect(returnPath(path)).toBeNull();
});

test('the sign-in page is told where the customer wanted to go', () => {
  const address = loginAddress('kunden', '/kunden/vertraege?a=1');
  expect(address).toBe('/kunden/login/?zurueck=%2Fkunden%2Fvertraege%3Fa%3D1');
  expect(returnPath(new URL(address, 'http://portal.test').searchParams.get('zurueck'))).toBe(
    '/kunden/vertraege?a=1',
  );
});
