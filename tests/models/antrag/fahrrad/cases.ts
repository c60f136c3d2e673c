import { monatePlus } from '#contract/tag.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import type { fahrrad } from '#machines/antrag/fahrrad/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import {
  abschlussAntworten,
  antragCases,
  type AntragFall,
  personAntworten,
} from '../antragCases.ts';
import { person } from '../nehmer.ts';
import { preis } from '../weg.ts';

/** One valid answer per step. */
export const antworten = {
  fahrradDaten: {
    fahrradTyp: 'E_BIKE',
    hersteller: 'Riese & Müller',
    modell: 'Charger',
    kaufpreis: 4_200_00,
    kaufdatum: '2026-03-14',
    gebraucht: false,
    rahmennummerSpaeter: true,
  },
  nutzung: { nutzung: 'PRIVAT', schloss: true },
  risikoort: { plz: '50667', ort: 'Köln', strasse: 'Hohe Straße', hausnummer: '21' },
  schutzumfang: { reparaturschutz: 'OHNE_VERSCHLEISS', schutzbrief: false },
  vorversicherung: personAntworten.vorversicherung,
  angebot: { zahlweise: 'JAEHRLICH', versicherungsbeginn: '2026-11-21' },
  person: personAntworten.person,
  ...abschlussAntworten,
} satisfies Required<FahrradAntworten>;

const fall: AntragFall<FahrradAntworten> = {
  antworten,
  anfrage: anfrageMit(risiko),
  teile: ['diebstahl', 'schutzbrief'],
  nehmer: person,
  haelt,
  aenderung: {
    schritt: 'schutzumfang',
    antwort: { reparaturschutz: 'KEINER', schutzbrief: true },
  },
  entwurf: { fahrradDaten: antworten.fahrradDaten, nutzung: antworten.nutzung },
  sonst: {
    'mit einem alten Rad': {
      schritt: 'fahrradDaten',
      antwort: { ...antworten.fahrradDaten, kaufdatum: '2022-05-02' },
    },
    'ohne Reparaturschutz für das alte Rad': {
      schritt: 'schutzumfang',
      antwort: { reparaturschutz: 'KEINER', schutzbrief: false },
      nur: istAlt,
    },
  },
  abseits: istAlt,
  flags: (context) => [kaufdatumIn(context)],
};

export const cases = casesFor<typeof fahrrad>(antragCases(fall));

/** What the price takes of the bicycle (`domain/antrag.md §6.1`). */
function risiko({ fahrradDaten, nutzung, risikoort, schutzumfang }: FahrradAntworten) {
  if (!fahrradDaten || !nutzung || !risikoort || !schutzumfang) return null;
  return {
    fahrradTyp: fahrradDaten.fahrradTyp,
    kaufpreis: fahrradDaten.kaufpreis,
    kaufdatum: fahrradDaten.kaufdatum,
    nutzung: nutzung.nutzung,
    risikoOrt: { plz: risikoort.plz, strasse: risikoort.strasse },
    ...schutzumfang,
  };
}

/** Repairs are insured for three years from the purchase; what was offered in time holds with its price. */
function haelt(schritt: string, stand: AntragKontext<FahrradAntworten>): boolean {
  const { schutzumfang } = stand.antworten;
  if (schritt !== 'schutzumfang' || schutzumfang?.reparaturschutz === 'KEINER') return true;
  return !istAlt(stand) || preis(fall, stand)?.ergebnis === 'VERSICHERBAR';
}

function istAlt(context: AntragKontext<FahrradAntworten>): boolean {
  const kaufdatum = kaufdatumIn(context);
  const heute = context.umfeld?.heute;
  return kaufdatum !== undefined && heute !== undefined && monatePlus(kaufdatum, 36) < heute;
}

function kaufdatumIn({ antworten: { fahrradDaten } }: AntragKontext<FahrradAntworten>) {
  return fahrradDaten?.kaufdatum;
}
