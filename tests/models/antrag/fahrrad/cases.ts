import type { AntragKontext } from '#machines/antrag/context.ts';
import type { FahrradAntworten } from '#machines/antrag/fahrrad/answers.ts';
import { erreichbareSchritte, type fahrrad } from '#machines/antrag/fahrrad/machine.ts';
import { fahrradRegel, istZuAltFuerReparatur } from '#machines/antrag/fahrrad/regel.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { abschlussAntworten, antragCases, personAntworten } from '../antragCases.ts';

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
  tarif: { zahlweise: 'JAEHRLICH', versicherungsbeginn: '2026-11-21' },
  person: personAntworten.person,
  anschrift: personAntworten.anschrift,
  ...abschlussAntworten,
} satisfies Required<FahrradAntworten>;

export const cases = casesFor<typeof fahrrad>(
  antragCases({
    regel: fahrradRegel,
    weg: erreichbareSchritte,
    antworten,
    andereWahl: { ...antworten.tarif, zahlweise: 'HALBJAEHRLICH' },
    aenderung: {
      schritt: 'schutzumfang',
      antwort: { reparaturschutz: 'KEINER', schutzbrief: true },
    },
    preis: {
      fahrradDaten: ['fahrradTyp', 'kaufpreis', 'kaufdatum'],
      nutzung: ['nutzung'],
      risikoort: ['plz', 'strasse'],
      schutzumfang: ['reparaturschutz', 'schutzbrief'],
      vorversicherung: ['gekuendigtDurch', 'vorschaeden'],
      tarif: ['zahlweise'],
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
  }),
);

function istAlt(context: AntragKontext<FahrradAntworten>): boolean {
  return istZuAltFuerReparatur(kaufdatumIn(context), context.umfeld?.heute);
}

function kaufdatumIn({ antworten: { fahrradDaten } }: AntragKontext<FahrradAntworten>) {
  return fahrradDaten?.kaufdatum;
}
