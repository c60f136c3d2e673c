import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fehler, formatIban, iban, ibanNurDe } from '#contract/fields/iban.ts';
import { valueOf, verdict } from './verdict.ts';

test.each([
  ['DE02 1203 0000 0000 2020 51', 'OK', 'OK'],
  ['de02100500000054540402', 'OK', 'OK'],
  ['DE93999999990000000001', 'OK', 'OK'],
  ['DE12500105170648489890', 'BEISPIEL_IBAN', 'BEISPIEL_IBAN'],
  ['DE89 3704 0044 0532 0130 00', 'BEISPIEL_IBAN', 'BEISPIEL_IBAN'],
  ['DE03120300000000202051', 'PRUEFZIFFER', 'PRUEFZIFFER'],
  ['AT611904300234573201', 'OK', 'NUR_DE'],
  ['CH9300762011623852957', 'OK', 'NUR_DE'],
  ['GB33 BUKB 2020 1555 5555 55', 'OK', 'NUR_DE'],
  ['AT621904300234573201', 'PRUEFZIFFER', 'PRUEFZIFFER'],
  ['TR330006100519786457841326', 'LAND', 'LAND'],
  ['XK051212012345678906', 'LAND', 'LAND'],
  ['ZZ001212012345678906', 'LAND', 'LAND'],
  ['', 'PFLICHT', 'PFLICHT'],
  ['   ', 'PFLICHT', 'PFLICHT'],
  ['DE02-1203-0000-0000-2020-51', 'FORMAT', 'FORMAT'],
  ['DE0212030000000020205', 'FORMAT', 'FORMAT'],
  ['DE021203000000002020511', 'FORMAT', 'FORMAT'],
  ['DE0212030000000020205X', 'FORMAT', 'FORMAT'],
  ['0212030000000020205100', 'FORMAT', 'FORMAT'],
  ['DE', 'FORMAT', 'FORMAT'],
])('the account %s: %s, where only German ones are taken %s', (input, expected, onlyDe) => {
  expect(verdict(iban, fehler, input)).toBe(expected);
  expect(verdict(ibanNurDe, fehler, input)).toBe(onlyDe);
});

test.each(
  (
    'DE02120300000000202051 DE02500105170137075030 DE02100500000054540402 DE02300209000106531065 ' +
    'DE02200505501015871393 DE02100100100006820101 DE02300606010002474689 DE02600501010002034304 ' +
    'DE02700202700010108669 DE02370502990000684712 DE88100900001234567892'
  ).split(' '),
)('the published test account %s is taken', (input) => {
  expect(verdict(ibanNurDe, fehler, input)).toBe('OK');
});

const germanAccount = fc.stringMatching(/^[0-9]{18}$/).map((bban) => `DE${check(bban)}${bban}`);

test('every German account with the right check digits is taken, however it is spaced', () => {
  fc.assert(
    fc.property(germanAccount, fc.integer({ min: 1, max: 7 }), (account, every) => {
      const spaced = account
        .split('')
        .flatMap((c, i) => (i % every === 0 ? [' ', c] : [c]))
        .join('');
      expect(valueOf(iban, spaced)).toBe(account);
      expect(valueOf(iban, account.toLowerCase())).toBe(account);
    }),
  );
});

test('one wrong or two swapped digits are always noticed', () => {
  fc.assert(
    fc.property(germanAccount, fc.integer({ min: 2, max: 20 }), fc.nat(8), (account, at, step) => {
      const digits = account.split('');
      const old = digits[at] ?? '';
      const next = digits[at + 1] ?? '';
      const wrong = digits.with(at, String((Number(old) + 1 + step) % 10)).join('');
      expect(verdict(iban, fehler, wrong)).toBe('PRUEFZIFFER');
      fc.pre(old !== next);
      const swapped = digits
        .with(at, next)
        .with(at + 1, old)
        .join('');
      expect(verdict(iban, fehler, swapped)).toBe('PRUEFZIFFER');
    }),
  );
});

test('any text gets exactly one answer, and only accounts whose check sum holds are taken', () => {
  const nearby = fc.string({
    unit: fc.constantFrom(...'DEATCHGB0123456789 -'.split('')),
    maxLength: 36,
  });
  fc.assert(
    fc.property(fc.oneof(nearby, fc.string({ unit: 'binary' })), (text) => {
      const taken = valueOf(iban, text);
      const codes = fehler.map(({ code }) => code);
      expect([...codes, 'OK']).toContain(verdict(iban, fehler, text));
      expect(typeof taken === 'string' ? remainder(taken) : 1n).toBe(1n);
    }),
    { numRuns: 1000 },
  );
});

test('an account is shown in groups of four and read back as it was', () => {
  expect(formatIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
  fc.assert(
    fc.property(germanAccount, (account) => {
      expect(formatIban(account).split(' ')).toHaveLength(6);
      expect(formatIban(formatIban(account))).toBe(formatIban(account));
      expect(valueOf(iban, formatIban(account))).toBe(account);
    }),
  );
});

/** ISO 7064 by hand: letters as 10 to 35, the first four characters last, the rest of the division by 97. */
function remainder(account: string): bigint {
  const turned = account.slice(4) + account.slice(0, 4);
  return (
    BigInt(
      turned
        .split('')
        .map((c) => Number.parseInt(c, 36))
        .join(''),
    ) % 97n
  );
}

function check(bban: string): string {
  return String(98n - remainder(`DE00${bban}`)).padStart(2, '0');
}
