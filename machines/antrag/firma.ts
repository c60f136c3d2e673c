import * as z from 'zod/mini';
import { rechtsform, type RechtsformSchluessel } from '#contract/entities/rechtsform.ts';
import { gruendungsdatum } from '#contract/fields/gruendungsdatum.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { textmuster } from '#contract/fields/textmuster.ts';
import {
  abschluss,
  angabenZurPerson,
  firmenkontaktZahlung,
  gelegterBeginn,
  type Jetzt,
  nurWenn,
  vorversicherung,
} from './answers.ts';
import { type EigeneFormen, entwurf, type Formen, jeTag, tarif } from './formen.ts';

/** Block G: the firm that takes the insurance out, and who speaks for it (`domain/antrag.md §5.1`). */
export const firma = (jetzt: Jetzt) =>
  z
    .object({
      firmenname: pflichttext({ was: 'den Namen Ihrer Firma', max: 100 }),
      rechtsform: z.enum(rechtsform.options, 'Wählen Sie eine Rechtsform.'),
      handelsregister: z.optional(
        textmuster(
          /^HR[AB] \d{1,7}[A-Z]?$/,
          {
            PFLICHT: 'Geben Sie die Handelsregisternummer ein.',
            FORMAT:
              'Geben Sie die Nummer so ein, wie sie im Register steht, zum Beispiel HRB\u00A012345.',
          },
          registernummer,
        ),
      ),
      registergericht: z.optional(pflichttext({ was: 'das Registergericht', max: 60 })),
      ...z.omit(angabenZurPerson(jetzt), { titel: true }).shape,
    })
    .check(
      // What was typed for another legal form is hidden and does not count.
      z.overwrite(({ handelsregister, registergericht, ...wert }) =>
        stehtImRegister(wert.rechtsform)
          ? {
              ...wert,
              ...(handelsregister === undefined ? {} : { handelsregister }),
              ...(registergericht === undefined ? {} : { registergericht }),
            }
          : wert,
      ),
      nurWenn(
        (wert) => stehtImRegister(wert.rechtsform) && wert.handelsregister === undefined,
        'handelsregister',
        'Geben Sie die Handelsregisternummer ein.',
      ),
      nurWenn(
        (wert) => stehtImRegister(wert.rechtsform) && wert.registergericht === undefined,
        'registergericht',
        'Geben Sie das Registergericht ein.',
      ),
    );

export type Firma = z.infer<ReturnType<typeof firma>>;

/** Shapes of the answers of each step on a day, as `personenformen`, where a firm takes the insurance out. */
export function firmenformen<const Eigene extends Formen, const Wahl extends Formen>(
  eigene: EigeneFormen<Eigene>,
  wahl: Wahl,
) {
  return jeTag((heute, jetzt) => ({
    entwurf,
    ...eigene(heute, jetzt),
    vorversicherung: vorversicherung(heute),
    angebot: tarif(wahl, heute, jetzt),
    firma: firma(jetzt),
    kontaktZahlung: firmenkontaktZahlung,
    anschluss: gelegterBeginn,
    abschluss,
  }));
}

/** Firms of these forms are entered in the commercial register. */
export function stehtImRegister(form: RechtsformSchluessel): boolean {
  return eingetragene.has(form);
}

const eingetragene = new Set<RechtsformSchluessel>([
  'GMBH',
  'UG',
  'AG',
  'KG',
  'GMBH_CO_KG',
  'OHG',
  'EK',
]);

/** Since when there is the firm: its price depends on it, so it is asked before. */
export function gruendung(jetzt: Jetzt) {
  return {
    gegruendetVor2019: z.boolean('Wählen Sie, ob es Ihr Unternehmen schon vor 2019 gab.'),
    /** Only of firms founded later. */
    gruendungsdatum: z.optional(gruendungsdatum(jetzt)),
  };
}

/** `HRB12345` as `HRB 12345`. */
function registernummer(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^(HR[AB])\s*/, '$1 ');
}

/** A person looks at whatever a public body asks for. */
export function istKoerperschaft(
  schritt: string,
  { firma: betrieb }: { readonly firma?: Firma },
): boolean {
  return schritt === 'firma' && betrieb?.rechtsform === 'KOERPERSCHAFT';
}
