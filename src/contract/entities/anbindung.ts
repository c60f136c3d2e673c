import * as z from 'zod/mini';
import {
  type AnbindbareArt,
  type Erlaubnis,
  erlaubnis,
  type Vermittlerart,
  vermittlerart,
} from '../begriffe/anbindung.ts';
import type { Vertriebsweg } from './vertriebsweg.ts';
import { email } from '../fields/email.ts';
import { hausnummer } from '../fields/hausnummer.ts';
import { auszahlungsiban as iban } from '../fields/iban.ts';
import { ihkNummer } from '../fields/ihkNummer.ts';
import { ohneLeerzeichen } from '../fields/leerzeichen.ts';
import { pflichttext } from '../fields/pflichttext.ts';
import { plz } from '../fields/plz.ts';
import { handynummer } from '../fields/telefon.ts';
import { textmuster } from '../fields/textmuster.ts';
import { anrede } from './partner.ts';
import { rechtsform } from './rechtsform.ts';

const website = textmuster(/^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S{0,150})?$/u, {
  PFLICHT: 'Geben Sie die Adresse Ihrer Website ein.',
  FORMAT: 'Geben Sie die Adresse Ihrer Website ein, zum Beispiel www.example.org.',
});

/** Ten to thirteen digits; the slashes differ from state to state. */
const steuernummer = textmuster(
  /^\d(?:\/?\d){9,12}$/,
  {
    PFLICHT: 'Geben Sie Ihre Steuernummer ein.',
    FORMAT: 'Geben Sie die Steuernummer mit 10 bis 13\u00A0Ziffern ein, zum Beispiel 12/345/67890.',
  },
  ohneLeerzeichen,
);

const ustId = textmuster(
  /^DE\d{9}$/,
  {
    PFLICHT: 'Geben Sie Ihre Umsatzsteuer-ID ein.',
    FORMAT: 'Geben Sie DE und 9\u00A0Ziffern ein, zum Beispiel DE123456789.',
  },
  (text) => ohneLeerzeichen(text).toUpperCase(),
);

/** What an agency says that wants to become a partner, part by part (`domain/konto.md §7.1`). */
export const anbindungsformen = {
  vermittlerart: z.strictObject({
    art: z.enum(Object.keys(vermittlerart) as [Vermittlerart], 'Wählen Sie, was Sie sind.'),
  }),
  firma: z.strictObject({
    firmenname: pflichttext({ was: 'den Namen Ihrer Firma', max: 120 }),
    rechtsform: z.enum(rechtsform.options, 'Wählen Sie eine Rechtsform.'),
    strasse: pflichttext({ was: 'Ihre Straße', max: 60 }),
    hausnummer,
    plz,
    ort: pflichttext({ was: 'Ihren Ort', max: 60 }),
    website: z.optional(website),
  }),
  registrierung: z.strictObject({
    ihkNummer,
    erlaubnis: z.enum(Object.keys(erlaubnis) as [Erlaubnis], 'Wählen Sie eine Antwort.'),
  }),
  ansprechpartner: z.strictObject({
    anrede: z.enum(anrede.options, 'Wählen Sie eine Anrede.'),
    vorname: pflichttext({ was: 'Ihren Vornamen', max: 60, ohneZiffern: true }),
    nachname: pflichttext({ was: 'Ihren Nachnamen', max: 60, ohneZiffern: true }),
    email,
    handynummer,
  }),
  bank: z.strictObject({
    /** Where the commission goes. */
    iban,
    steuernummer,
    ustId: z.optional(ustId),
  }),
  unterlagen: z.strictObject({
    courtagezusage: z.literal(true, 'Stimmen Sie der Courtagezusage zu.'),
    auftragsverarbeitung: z.literal(true, 'Stimmen Sie der Vereinbarung zu.'),
  }),
} as const;

export type Anbindungsantworten = {
  [Teil in keyof typeof anbindungsformen]: z.infer<(typeof anbindungsformen)[Teil]>;
};

/** Where an agency of that kind sells (`domain/antrag.md §2`). */
export const vertriebswegVon = {
  MAKLER: 'MAKLER',
  MEHRFACHVERTRETER: 'PARTNER',
  AUSSCHLIESSLICHKEIT: 'AUSSCHLIESSLICHKEIT',
} as const satisfies Record<AnbindbareArt, Vertriebsweg>;

/** The kinds that get an access. */
export const anbindbar = z.enum(Object.keys(vertriebswegVon) as [AnbindbareArt]);

/** The answers as they are sent. */
export type Anbindungsangaben = Omit<Anbindungsantworten, 'vermittlerart'> & {
  vermittlerart: { art: AnbindbareArt };
};

/** How far an application is; only one in IN_PRUEFUNG can be decided. */
export type Anbindungsstatus = 'IN_PRUEFUNG' | 'ANGENOMMEN' | 'ABGELEHNT';
