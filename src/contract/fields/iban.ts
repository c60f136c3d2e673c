import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { ersterFehler, fehlerListe } from './feldfehler.ts';
import { ohneLeerzeichen } from './leerzeichen.ts';
import { istMaskierteIban } from './maskierteIban.ts';

const texte = {
  PFLICHT: 'Bitte geben Sie Ihre IBAN ein.',
  FORMAT: 'Bitte geben Sie eine gültige IBAN ein.',
  LAND: 'Konten aus diesem Land können wir leider nicht abbuchen. Bitte geben Sie ein anderes Konto an.',
  BEISPIEL_IBAN: 'Bitte geben Sie Ihre eigene IBAN ein.',
  PRUEFZIFFER: 'Bitte geben Sie eine gültige IBAN ein. Mindestens ein Zeichen ist vertippt.',
};
const texteAuszahlung = {
  ...texte,
  LAND: 'Auf Konten aus diesem Land können wir leider nicht überweisen. Bitte geben Sie ein anderes Konto an.',
};
const texteNurDe = {
  ...texte,
  NUR_DE: 'Bitte geben Sie die IBAN eines deutschen Kontos ein. Sie beginnt mit DE.',
};

/** Every error of the field. */
export const fehler = fehlerListe(texteNurDe);

/** IBAN of one of the 37 countries in capitals and without spaces; checksum holds (`specification §5`). */
export const iban = z
  .string({ error: texte.PFLICHT })
  .check(z.overwrite(elektronisch), ersterFehler(texte, ibanFehler));

/** The same for an account that we pay to. */
export const auszahlungsiban = z
  .string({ error: texte.PFLICHT })
  .check(z.overwrite(elektronisch), ersterFehler(texteAuszahlung, ibanFehler));

/**
 * The same, or an account that her contracts have, as they show it: she confirms it without ever reading it whole.
 * Whoever debits it must look it up (`domain/konto.md §1`).
 */
export const ibanOderBekannte = z.string({ error: texte.PFLICHT }).check(
  z.overwrite(elektronisch),
  ersterFehler(texte, (text) => (istMaskierteIban(text) ? null : ibanFehler(text))),
);

/** The same, German accounts only. */
export const ibanNurDe = z.string({ error: texte.PFLICHT }).check(
  z.overwrite(elektronisch),
  ersterFehler(texteNurDe, (text) => ibanFehler(text) ?? (text.startsWith('DE') ? null : 'NUR_DE')),
);

/** Groups of four, as on a bank card: `DE02 1203 0000 0000 2020 51`. */
export function formatIban(text: string): string {
  return (
    elektronisch(text)
      .match(/.{1,4}/gu)
      ?.join(' ') ?? ''
  );
}

/** The 37 countries: the SEPA area before 2024 (`domain/daten.md §1`). */
const laender = new Set(
  (
    'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT ' +
    'RO SE SI SK SM VA'
  ).split(' '),
);

/** Samples of forms and manuals that nobody owns (`domain/daten.md §1`). */
const beispiele = new Set(['DE89370400440532013000', 'DE12500105170648489890']);

function elektronisch(text: string): string {
  return ohneLeerzeichen(text).toUpperCase();
}

function ibanFehler(text: string): keyof typeof texte | null {
  if (text === '') return 'PFLICHT';
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{1,30}$/.test(text)) return 'FORMAT';
  if (!laender.has(text.slice(0, 2))) return 'LAND';
  if (beispiele.has(text)) return 'BEISPIEL_IBAN';
  const { errorCodes } = validateIBAN(text);
  if (errorCodes.some((code) => aufbau.has(code))) return 'FORMAT';
  return errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum) ? 'PRUEFZIFFER' : null;
}

/** Length or kind of characters differ from what the country has; its own inner check digits are left to the bank. */
const aufbau: ReadonlySet<ValidationErrorsIBAN> = new Set([
  ValidationErrorsIBAN.WrongBBANLength,
  ValidationErrorsIBAN.WrongBBANFormat,
]);
