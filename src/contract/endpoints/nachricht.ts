import * as z from 'zod/mini';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { email } from '#contract/fields/email.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { telefon } from '#contract/fields/telefon.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';
import { grund } from './tarifieren/antwort.ts';

/** What a message to the broker is about (`domain/konto.md §8`). */
export const nachrichtAnliegen = z.enum(['ANFRAGE_RISIKO', 'RUECKRUF', 'ANGEBOT', 'ALLGEMEIN']);
export type NachrichtAnliegen = z.infer<typeof nachrichtAnliegen>;

/** When somebody may be called back. */
export const rueckrufzeit = z.enum(['VORMITTAG', 'NACHMITTAG', 'EGAL']);
export type Rueckrufzeit = z.infer<typeof rueckrufzeit>;

/** Why a person looks at an application: what the tariff said, or the credit check. */
export const antragsgrund = z.enum([...grund.options, 'BONITAET_NEGATIV', 'BONITAET_UNKLAR']);
export type Antragsgrund = z.infer<typeof antragsgrund>;

/** Characters of the message at most. */
export const nachrichtMax = 2_000;

/** Whoever has written too often within a while reads it (`domain/konto.md §8`). */
export const zuVieleNachrichten =
  'Sie haben zu viele Nachrichten gesendet. Bitte versuchen Sie es später nochmal.';

/** What is typed; a callback needs a number. */
export const nachrichtsfelder = {
  anliegen: z.enum(nachrichtAnliegen.options, 'Wählen Sie, worum es geht.'),
  nachricht: pflichttext({ was: 'Ihre Nachricht', max: nachrichtMax, mehrzeilig: true }),
  name: pflichttext({ was: 'Ihren Namen', max: 120 }),
  email,
  telefon: z.optional(telefon),
  rueckrufzeit: z.optional(rueckrufzeit),
};

/** A callback without a number is none. */
export const mitNummer = z.refine<{ anliegen: NachrichtAnliegen; telefon?: string | undefined }>(
  ({ anliegen, telefon: nummer }) => anliegen !== 'RUECKRUF' || nummer !== undefined,
  { error: 'Geben Sie die Nummer ein, unter der wir Sie anrufen.', path: ['telefon'] },
);

/** An answer of an application as it was read: question and answer, each one line. */
const angabe = z.strictObject({
  label: zeile(200).check(z.minLength(1)),
  wert: zeile(500),
});

const nachricht = z
  .strictObject({
    ...nachrichtsfelder,
    marke: markenSchluessel,
    /** Null goes to the insurer. */
    vermittlerNummer: z.nullable(vermittlerNummer),
    /** The application it belongs to, without bank data. */
    antrag: z.nullable(
      z.strictObject({
        produkt: produktSchluessel,
        grund: z.nullable(antragsgrund),
        angaben: z.array(angabe).check(z.maxLength(80)),
      }),
    ),
    /** Nobody sees this field: whoever fills it in is a program. */
    webseite: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(mitNummer);
export type Nachricht = z.output<typeof nachricht>;

/** The insurer decides about credit, and what an agency said of somebody is no broker's business. */
export function gehtAnVersicherer(grund: Antragsgrund | null | undefined): boolean {
  return grund === 'BONITAET_NEGATIV' || grund === 'BONITAET_UNKLAR';
}

/** `POST /vermittler/nachricht`: a message to the broker, or to the insurer where there is none (`domain/konto.md §8`). */
export const vermittlerNachrichtSenden = {
  method: 'POST',
  path: '/vermittler/nachricht',
  addition: true,
  zugriff: 'oeffentlich',
  summary:
    'Sends a message to a broker or the insurer; a repeat of the key sends nothing. 5 an hour.',
  idempotent: true,
  body: nachricht,
  responses: { 200: z.object({ eingegangenAm: z.iso.datetime() }), ...oeffentlicheFehler },
} as const satisfies Endpoint;

function zeile(max: number) {
  return z.string().check(z.maxLength(max), z.regex(/^\P{Cc}*$/u));
}
