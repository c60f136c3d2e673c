// What each step takes: the same limits and sentences as the portal's application for home contents.
import * as z from 'zod';

/** Metres squared times this is the sum at which nothing is cut, EUR. */
const perSquareMetre = 650;
const sum = { from: 10_000, to: 300_000, step: 1_000 };

export const yesNo = (error: string) => z.enum(['ja', 'nein'], error);

function text(what: string, { max = 60, digits = true } = {}) {
  return z
    .string()
    .trim()
    .min(1, `Geben Sie ${what} ein.`)
    .max(max, `Geben Sie höchstens ${max} Zeichen ein.`)
    .refine((value) => digits || !/\d/.test(value), `Geben Sie ${what} ohne Ziffern ein.`);
}

const place = {
  plz: z
    .string()
    .min(1, 'Geben Sie Ihre Postleitzahl ein.')
    .regex(/^\d{5}$/, 'Geben Sie die 5 Ziffern der Postleitzahl ein, zum Beispiel 01067.'),
  ort: text('Ihren Ort'),
  strasse: text('Ihre Straße'),
  hausnummer: z
    .string()
    .min(1, 'Geben Sie Ihre Hausnummer ein.')
    .regex(
      /^\d{1,5}(?: ?[A-Za-z])?(?: ?- ?\d{1,5}(?: ?[A-Za-z])?)?$/,
      'Geben Sie die Hausnummer mit Ziffern ein, zum Beispiel 12, 12a oder 12-14.',
    ),
};

/** The sum we suggest, EUR. */
export function suggestedSum(squareMetres: string): number {
  return Math.min(sum.to, Math.max(sum.from, Number(squareMetres) * perSquareMetre || 0));
}

const home = z.object({
  wohnform: z.enum(
    ['WOHNUNG', 'HAUS'],
    'Wählen Sie, ob Sie in einer Wohnung oder einem Haus wohnen.',
  ),
  wohnflaeche: z
    .string()
    .regex(/^\d+$/, 'Geben Sie die Wohnfläche in ganzen Quadratmetern ein.')
    .refine((value) => Number(value) >= 10, 'Geben Sie mindestens 10 m² ein.')
    .refine((value) => Number(value) <= 999, 'Geben Sie höchstens 999 m² ein.'),
  staendigBewohnt: yesNo('Wählen Sie, ob die Wohnung ständig bewohnt ist.'),
  bauart: z.enum(['MASSIV', 'HOLZ_FACHWERK', 'WEICHE_DACHUNG'], 'Wählen Sie die Bauweise.'),
});

const worth = z.object({
  versicherungssumme: z
    .string()
    .refine((value) => Number(value) >= sum.from, 'Wählen Sie mindestens 10.000 EUR.')
    .refine((value) => Number(value) <= sum.to, 'Wählen Sie höchstens 300.000 EUR.'),
  wertsachen: yesNo('Wählen Sie, ob Sie Wertsachen über 20.000 EUR besitzen.'),
});

export const covers = [
  'ELEMENTAR',
  'GLASBRUCH',
  'WOHNSCHUTZBRIEF',
  'UNBENANNTE_GEFAHREN',
  'FAHRRAD',
] as const;

const cover = z
  .object({
    deckungen: z.array(z.enum(covers)),
    fahrradProzent: z.enum(['1', '2', '3', '5', '10']).nullish(),
    elementarVorschaden: yesNo('').nullish(),
    elementarVerzicht: z.boolean().optional(),
  })
  .superRefine((value, context) => {
    const missing = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const elements = value.deckungen.includes('ELEMENTAR');
    if (value.deckungen.includes('FAHRRAD') && !value.fahrradProzent)
      missing('fahrradProzent', 'Wählen Sie, wie viel Ihre Fahrräder wert sind.');
    if (elements && !value.elementarVorschaden)
      missing('elementarVorschaden', 'Wählen Sie, ob es schon Elementarschäden gab.');
    if (elements && value.elementarVorschaden === 'ja')
      missing('elementarVorschaden', 'Wählen Sie den Baustein Elementarschäden ab.');
    if (!elements && !value.elementarVerzicht)
      missing('elementarVerzicht', 'Bestätigen Sie, dass Sie auf den Elementarschutz verzichten.');
  });

const past = z
  .object({
    vorhanden: yesNo('Wählen Sie, ob es eine Versicherung gab.'),
    vorversicherer: z.string().trim().max(100).optional(),
    vertragsnummer: z.string().trim().max(40).optional(),
    gekuendigtDurch: z.enum(['KUNDE', 'VERSICHERER', 'EINVERNEHMLICH', 'LAEUFT_NOCH']).nullish(),
    vorschaeden: z.enum(['0', '1', '2', '3'], 'Wählen Sie die Zahl Ihrer Schäden.'),
  })
  .superRefine(({ vorhanden, vorversicherer, gekuendigtDurch }, context) => {
    if (vorhanden !== 'ja') return;
    const missing = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!vorversicherer)
      missing('vorversicherer', 'Geben Sie den Namen Ihres bisherigen Versicherers ein.');
    if (!gekuendigtDurch) missing('gekuendigtDurch', 'Wählen Sie, wer den Vertrag gekündigt hat.');
  });

const choice = z
  .object({
    variante: z.enum(['BASIS', 'KOMFORT', 'PREMIUM'], 'Wählen Sie einen Tarif.'),
    sb: z.enum(['SB_KEINE', 'SB_250', 'SB_500', 'SB_1000'], 'Wählen Sie eine Selbstbeteiligung.'),
    zahlweise: z.enum(['JAEHRLICH', 'HALBJAEHRLICH', 'VIERTELJAEHRLICH', 'MONATLICH']),
    beginn: z.enum(
      ['MORGEN', 'HEUTE', 'GESTERN', 'SPAETER'],
      'Wählen Sie, wann Ihr Schutz beginnt.',
    ),
    spaeter: z.string(),
  })
  .refine(({ beginn, spaeter }) => beginn !== 'SPAETER' || isWithinAYear(spaeter), {
    path: ['spaeter'],
    error: 'Wählen Sie einen Tag ab übermorgen und höchstens ein Jahr im Voraus.',
  });

function isWithinAYear(typed: string): boolean {
  const days = ((dayOf(typed)?.getTime() ?? 0) - Date.now()) / 86_400_000;
  return days > 1 && days <= 365;
}

const person = z.object({
  anrede: z.enum(['FRAU', 'HERR', 'DIVERS', 'KEINE_ANGABE'], 'Wählen Sie eine Anrede.'),
  titel: z.enum(['', 'Dr.', 'Prof.', 'Prof. Dr.']),
  vorname: text('Ihren Vornamen', { digits: false }),
  nachname: text('Ihren Nachnamen', { digits: false }),
  geburtsdatum: z
    .string()
    .regex(/^\d{1,2}\.\d{1,2}\.\d{4}$/, 'Geben Sie ein Datum ein, zum Beispiel 31.12.1990.')
    .refine((value) => isAdult(value), 'Sie müssen mindestens 18 Jahre alt sein.'),
});

function isAdult(typed: string): boolean {
  const birth = dayOf(typed);
  const now = new Date();
  return (
    birth !== null &&
    birth <= new Date(now.getFullYear() - 18, now.getMonth(), now.getDate()) &&
    birth > new Date(now.getFullYear() - 101, now.getMonth(), now.getDate())
  );
}

/** Null where there is no such day. */
function dayOf(typed: string): Date | null {
  const [day = 0, month = 0, year = 0] = typed.split('.').map(Number);
  const date = new Date(year, month - 1, day);
  return date.getDate() === day && date.getMonth() === month - 1 ? date : null;
}

const insured = z.discriminatedUnion(
  'woanders',
  [
    person.extend({ woanders: z.literal('nein') }),
    person.extend({ woanders: z.literal('ja'), ...place }),
  ],
  'Wählen Sie, ob Sie dort auch wohnen.',
);

const mail = z
  .string()
  .trim()
  .min(1, 'Geben Sie Ihre E-Mail-Adresse ein.')
  .pipe(z.email('Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.'));

const contactAndPayment = z
  .object({
    email: mail,
    handynummer: z
      .string()
      .transform((typed) => typed.replaceAll(/[\s()/.-]/g, '').replace(/^0+/, '+49'))
      .pipe(
        z
          .string()
          .regex(
            /^\+[1-9]\d{6,14}$/,
            'Geben Sie die Nummer mit Vorwahl ein, zum Beispiel +49 123 4567890.',
          )
          .regex(/^\+(?:491|(?!49))/, 'Bitte geben Sie eine Handynummer ein.'),
      ),
    zahlart: z.enum(['LASTSCHRIFT', 'RECHNUNG'], 'Wählen Sie eine Zahlungsart.'),
    iban: z.string().transform((typed) => typed.replaceAll(' ', '').toUpperCase()),
    abweichend: z.boolean(),
    kontoinhaber: z.string().trim().max(100).optional(),
  })
  .superRefine(({ zahlart, iban, abweichend, kontoinhaber }, context) => {
    if (zahlart !== 'LASTSCHRIFT') return;
    const missing = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (iban === '') missing('iban', 'Bitte geben Sie Ihre IBAN ein.');
    else if (!holds(iban)) missing('iban', 'Bitte geben Sie eine gültige IBAN ein.');
    if (abweichend && !kontoinhaber)
      missing('kontoinhaber', 'Geben Sie den Namen der Person ein, der das Konto gehört.');
  });

/** Check digits of an IBAN (ISO 7064, mod 97). */
function holds(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** The steps in their order, each with the shape of its answers. */
export const shapes = {
  risikoort: z.object(place),
  wohnung: home,
  versicherungssumme: worth,
  bausteine: cover,
  vorversicherung: past,
  tarif: choice,
  person: insured,
  kontaktZahlung: contactAndPayment,
};

export type Step = keyof typeof shapes;
/** As they stand in the fields. */
export type Answers = { [S in Step]: Fields<z.input<(typeof shapes)[S]>> };
/** Of an either-or, the fields of both. */
type Fields<T> = { [K in T extends unknown ? keyof T : never]: ValueOf<T, K> };
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

export const steps = Object.keys(shapes) as Step[];
export { sum };
