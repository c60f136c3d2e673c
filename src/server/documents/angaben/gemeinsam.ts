import type * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatIban } from '#contract/fields/iban.ts';
import type { anrede as anreden } from '#contract/entities/partner.ts';
import { zahlartLabel } from '#contract/begriffe/zahlung.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { type Zahlweise } from '#contract/entities/zahlweise.ts';
import type {
  adresse as adressform,
  Kontakt,
  Vorversicherung,
  Zahlung,
} from '#machines/antrag/answers.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Antragsangaben } from '../daten.ts';
import type { Fakt } from '../inhalt/inhalt.ts';

type Gruppe = Antragsangaben['antworten'][number];

/** What only an answer given adds; nothing when it is not given. */
export function wennGegeben(name: string, wert: string | undefined): Fakt[] {
  return wert?.trim() ? [{ name, wert }] : [];
}

export function jaNein(wert: boolean): string {
  return wert ? 'Ja' : 'Nein';
}

export const selbstbeteiligungen = {
  SB_KEINE: 'Keine',
  SB_250: formatBetrag(250_00),
  SB_500: formatBetrag(500_00),
  SB_1000: formatBetrag(1_000_00),
  SB_5000: formatBetrag(5_000_00),
} as const;

export const varianten = {
  BASIS: 'Basis',
  KOMFORT: 'Komfort',
  PREMIUM: 'Premium',
  PLUS: 'Plus',
} as const;

interface Tarif {
  /** Absent where a product has only one. */
  variante?: keyof typeof varianten;
  sb?: keyof typeof selbstbeteiligungen;
  versicherungsbeginn: string;
  beginnverlegung?: string | undefined;
}

/** Day the cover begins, yyyy-MM-dd. */
export function beginnVon(tarif: Pick<Tarif, 'versicherungsbeginn' | 'beginnverlegung'>): string {
  return tarif.beginnverlegung ?? tarif.versicherungsbeginn;
}

export function tarifgruppe(tarif: Tarif): Gruppe {
  return {
    titel: 'Tarif und Beginn',
    fakten: [
      ...wennGegeben('Tarif', tarif.variante && varianten[tarif.variante]),
      ...wennGegeben('Selbstbeteiligung', tarif.sb && selbstbeteiligungen[tarif.sb]),
      { name: 'Versicherungsbeginn', wert: formatDatum(beginnVon(tarif)) },
    ],
  };
}

/** Street and place, one line each. */
export function anschriftszeilen({
  strasse,
  hausnummer,
  plz,
  ort,
}: z.infer<typeof adressform>): [string, string] {
  return [`${strasse} ${hausnummer}`, `${plz} ${ort}`];
}

const anredeWorte = {
  FRAU: 'Frau',
  HERR: 'Herr',
  DIVERS: 'Divers',
  KEINE_ANGABE: 'Keine Angabe',
} as const satisfies Record<z.infer<typeof anreden>, string>;

interface Person {
  anrede: z.infer<typeof anreden>;
  titel?: string | undefined;
  vorname: string;
  nachname: string;
  geburtsdatum: string;
}

export function namensfakten({ anrede, titel, vorname, nachname, geburtsdatum }: Person): Fakt[] {
  return [
    { name: 'Anrede', wert: anredeWorte[anrede] },
    ...wennGegeben('Titel', titel),
    { name: 'Vorname', wert: vorname },
    { name: 'Nachname', wert: nachname },
    { name: 'Geburtsdatum', wert: formatDatum(geburtsdatum) },
  ];
}

export function vollerName({ titel, vorname, nachname }: Omit<Person, 'anrede' | 'geburtsdatum'>) {
  return [titel, vorname, nachname].filter((teil) => teil !== undefined).join(' ');
}

const gekuendigt = {
  KUNDE: 'Ich selbst',
  VERSICHERER: 'Der Versicherer',
  EINVERNEHMLICH: 'Beide einvernehmlich',
  LAEUFT_NOCH: 'Der Vertrag läuft noch',
} as const satisfies Record<NonNullable<Vorversicherung['gekuendigtDurch']>, string>;

/** Block V as it was answered; what is counted differs by product. */
export function vorversicherungGruppe(antwort: Vorversicherung, schadenfrage: string): Gruppe {
  const { vorversicherungVorhanden, gekuendigtDurch, vorschaeden } = antwort;
  return {
    titel: 'Frühere Versicherung',
    fakten: [
      {
        name: 'Bestand in den letzten 5\u00A0Jahren eine gleichartige Versicherung?',
        wert: jaNein(vorversicherungVorhanden),
      },
      ...(vorversicherungVorhanden
        ? [
            ...wennGegeben('Name des Vorversicherers', antwort.vorversicherer),
            ...wennGegeben('Vertragsnummer', antwort.vertragsnummerVorversicherer),
            ...wennGegeben('Wer hat gekündigt?', gekuendigtDurch && gekuendigt[gekuendigtDurch]),
          ]
        : []),
      { name: schadenfrage, wert: vorschaeden >= 3 ? '3 oder mehr' : String(vorschaeden) },
    ],
  };
}

export function kontaktGruppe({
  email,
  handynummer,
  telefon,
}: Kontakt & { telefon?: string | undefined }): Gruppe {
  return {
    titel: 'Kontakt',
    fakten: [
      { name: 'E-Mail-Adresse', wert: email },
      { name: 'Handynummer', wert: handynummer },
      ...wennGegeben('Telefonnummer', telefon),
    ],
  };
}

/** The account is masked here: in full it stands in the mandate only. */
export function zahlungGruppe(zahlung: Zahlung, zahlweise: Zahlweise): Gruppe {
  return {
    titel: 'Zahlung',
    fakten: [
      { name: 'Zahlweise', wert: zahlweiseLabel[zahlweise] },
      { name: 'Zahlungsart', wert: zahlartLabel[zahlung.zahlart] },
      ...wennGegeben('IBAN', zahlung.iban && `endet auf ${zahlung.iban.slice(-4)}`),
      ...(zahlung.kontoinhaberAbweichend
        ? wennGegeben('Das Konto gehört', zahlung.kontoinhaber)
        : []),
    ],
  };
}

/** The account to be debited; null where she pays by bill. */
export function kontoVon(zahlung: Zahlung, name: string): Antragsangaben['konto'] {
  if (zahlung.zahlart !== 'LASTSCHRIFT' || zahlung.iban === undefined) return null;
  const anderer = zahlung.kontoinhaberAbweichend ? zahlung.kontoinhaber?.trim() : undefined;
  return { iban: formatIban(zahlung.iban), kontoinhaber: anderer ?? name, bic: zahlung.bic };
}
