import { bankDataByIBAN } from 'bankdata-germany';
import * as z from 'zod/mini';
import type { IbanPruefung } from '#contract/endpoints/iban.ts';
import { iban } from '#contract/fields/iban.ts';

const ohneBank = { bankCode: '', name: '', zip: '', city: '' };

/** Checks an IBAN by the rules of the field and names the bank of a German one (`domain/daten.md §1`). */
export function pruefeIban(eingabe: string, mitBic: boolean): IbanPruefung {
  const ergebnis = z.safeParse(iban, eingabe);
  if (!ergebnis.success) {
    const messages = ergebnis.error.issues.slice(0, 1).map(({ message }) => message);
    const gelesen = eingabe.replaceAll(/\s/g, '').toUpperCase();
    return { valid: false, messages, iban: gelesen, bankData: ohneBank, checkResults: {} };
  }
  const gueltig = { valid: true, iban: ergebnis.data };
  if (!mitBic || !ergebnis.data.startsWith('DE')) {
    return { ...gueltig, messages: [], bankData: ohneBank, checkResults: {} };
  }
  const bankCode = ergebnis.data.slice(4, 12);
  const bank = bankDataByIBAN(ergebnis.data);
  return {
    ...gueltig,
    messages: bank
      ? []
      : [`Zur Bankleitzahl ${bankCode} kennen wir keine Bank. Bitte geben Sie die BIC selbst ein.`],
    bankData: {
      ...ohneBank,
      bankCode,
      name: bank?.bankName ?? '',
      ...(bank?.bic && { bic: bank.bic }),
    },
    checkResults: { bankCode: bank !== null },
  };
}
