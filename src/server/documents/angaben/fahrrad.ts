import { fahrradnutzung, fahrradtyp } from '#contract/begriffe/fahrrad.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import {
  fahrradLeistungen as buch,
  verschleissMonate,
} from '#contract/produkte/leistungen/fahrrad.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatDatum, monatePlus } from '#contract/tag.ts';
import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import { sonstigerHersteller } from '#machines/antrag/fahrrad/rad.ts';
import { standort } from '#machines/antrag/fahrrad/regel.ts';
import { aufgerundet } from '../../rules/tarif/produkte/fahrrad.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen, type Scheinworte } from '../produkte/schein.ts';
import { beginntAm } from '#machines/antrag/anschluss.ts';
import { anschriftszeilen } from './antrag.ts';
import { type Tarifangaben, textAus, wortAus } from './vertragsworte.ts';

type Rad = NonNullable<FahrradAntworten['rad']>;

/** A bicycle as it is insured, whoever knows it; an older contract does not know what its bicycle was bought for. */
export interface VersichertesRad {
  readonly rad: string;
  readonly kauf?: Scheinworte;
  readonly rahmennummer: string | null;
  readonly ort: string | null;
  readonly nutzung: string | null;
  /** Cents. */
  readonly summe: number | null;
  readonly reparatur: boolean;
  readonly verschleiss: boolean;
  readonly schutzbrief: boolean;
  /** First day of the contract, yyyy-MM-dd. */
  readonly beginn: string;
}

/** The lines of its policy (`domain/antrag.md §6.1`). */
export function fahrradzeilen(eines: VersichertesRad): Fakt[] {
  const { rad, kauf, rahmennummer, ort, nutzung, summe, beginn } = eines;
  const ab = formatDatum(monatePlus(beginn, verschleissMonate));
  const gekauft: Gekauft<typeof buch> = {
    hoechstsumme: summe === null ? undefined : { summe: formatBetrag(summe) },
    selbstbeteiligung: {},
    diebstahl: {},
    zubehoer: { rad, ...kauf },
    reparatur: eines.reparatur ? {} : null,
    verschleiss: eines.verschleiss ? { ab } : null,
    schutzbrief: eines.schutzbrief ? {} : null,
    lieferdienst: nutzung === null ? undefined : { nutzung },
    welt: ort === null ? undefined : { ort },
    rahmennummer: rahmennummer === null ? null : { nummer: rahmennummer },
  };
  return scheinzeilen(buch, { tarif: null, gekauft });
}

/** What is covered of a bicycle, as documents say it; null while an answer is missing. */
export function fahrradLeistungen(antworten: FahrradAntworten): Fakt[] | null {
  const { einstieg, rad, nutzung, angebot: tarif } = antworten;
  const { risikoort } = standort(antworten);
  if (!einstieg || !rad || !nutzung || !risikoort || !tarif) return null;
  const { fahrradTyp, kaufpreis } = einstieg;
  const { reparaturschutz, schutzbrief } = tarif;
  return fahrradzeilen({
    rad: [fahrradtyp[fahrradTyp], hersteller(rad), rad.modell ?? []].flat().join(', '),
    kauf: {
      kaufpreis: formatBetrag(kaufpreis),
      kauf: `${formatDatum(rad.kaufdatum)}, ${rad.gebraucht ? 'gebraucht' : 'neu'}`,
    },
    rahmennummer: rad.rahmennummer?.trim() ? rad.rahmennummer : null,
    ort: anschriftszeilen(risikoort).join(', '),
    nutzung: fahrradnutzung[nutzung.nutzung],
    summe: aufgerundet(kaufpreis),
    reparatur: reparaturschutz !== 'KEINER',
    verschleiss: reparaturschutz === 'MIT_VERSCHLEISS',
    schutzbrief,
    beginn: beginntAm(tarif),
  });
}

function hersteller({ hersteller: gewaehlt, herstellerFreitext }: Rad): string {
  return gewaehlt === sonstigerHersteller ? (herstellerFreitext ?? gewaehlt) : gewaehlt;
}

/** The same of a contract, from what it says of itself. */
export function fahrradschein(v: Vertrag, angaben: Tarifangaben): Fakt[] {
  const { fahrrad, risikoOrt, versicherungsSumme: summe } = v;
  if (!fahrrad) return [];
  const { versicherteRisiken: risiken, typ, rahmennummer } = fahrrad;
  const nutzung = textAus(angaben, 'nutzung');
  return fahrradzeilen({
    rad: `${wortAus(fahrradtyp, typ)}, ${fahrrad.hersteller}`,
    rahmennummer,
    ort: risikoOrt ? anschriftszeilen(risikoOrt).join(', ') : null,
    nutzung: nutzung === undefined ? null : wortAus(fahrradnutzung, nutzung),
    summe,
    reparatur: risiken.reparatur || risiken.reparaturOhneVerschleiss,
    verschleiss: risiken.reparatur,
    schutzbrief: risiken.schutzbrief,
    beginn: v.beginnverlegung ?? v.vertragsBeginn,
  });
}
