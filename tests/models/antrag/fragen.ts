import { formatDatumLang, tagePlus } from '#contract/tag.ts';
import * as lies from '#tests/models/gelesen.ts';
import { worte } from './worte.ts';

/** The questions about earlier insurances with their answers; products count other claims. */
export function vorversicherung(
  schaeden: string,
  [eines, art, hoehe]: readonly [string, string, string] = [
    'Schaden',
    'Art des Schadens',
    'Schadenhöhe',
  ],
): readonly lies.GeleseneZeile[] {
  return [
    lies.wahl(
      'Bestand in den letzten 5 Jahren eine gleichartige Versicherung?',
      'vorversicherungVorhanden',
      worte.vorversicherungVorhanden,
    ),
    lies.text('Name des Vorversicherers', 'vorversicherer'),
    lies.text('Vertragsnummer', 'vertragsnummerVorversicherer'),
    lies.wahl('Wer hat gekündigt?', 'gekuendigtDurch', worte.gekuendigtDurch),
    lies.tag('Läuft noch bis', 'laeuftNochBis'),
    lies.wahl(schaeden, 'vorschaeden', worte.vorschaeden),
    ...lies.eintraege('schadenDetails', eines, 2, [
      lies.text('Jahr', 'jahr'),
      lies.text(art, 'art'),
      lies.betrag(hoehe, 'hoehe'),
    ]),
  ];
}

/** The tours begin a day later than the cases; what counts is how far it is from today. */
export function tagVon(tag: string): string {
  return formatDatumLang(tagePlus(tag, 1));
}

/** What is chosen at the price. */
export const tarif: readonly lies.GeleseneZeile[] = [
  lies.wahl('Wie oft möchten Sie zahlen?', 'zahlweise', worte.zahlweise),
  [
    'Wann soll Ihr Schutz beginnen?',
    ({ versicherungsbeginn }, { vorversicherung: vorher }) =>
      vorher?.['laeuftNochBis'] === undefined ? tagVon(String(versicherungsbeginn)) : null,
  ],
  [
    'Gewünschter späterer Beginn',
    (_, { vorversicherung: vorher }) =>
      vorher?.['laeuftNochBis'] === undefined ? null : amTagDanach(vorher['laeuftNochBis']),
  ],
];

/** A contract elsewhere ends on the same day in the cases and in the tours. */
export function amTagDanach(bis: unknown): string {
  return formatDatumLang(tagePlus(String(bis), 1));
}
export const sb = lies.wahl('Selbstbeteiligung', 'sb', worte.sb);

/** Who speaks for a firm. */
export const name: readonly lies.GeleseneZeile[] = [
  lies.wahl('Anrede', 'anrede', worte.anrede),
  lies.text('Vorname', 'vorname'),
  lies.text('Nachname', 'nachname'),
  lies.tag('Geburtsdatum', 'geburtsdatum'),
];

/** How to reach her and how she pays; of a firm also the number of the office. */
export const kontaktZahlung: readonly lies.GeleseneZeile[] = [
  lies.text('E-Mail-Adresse', 'email'),
  lies.handynummer('Handynummer', 'handynummer'),
  lies.text('Telefon', 'telefon'),
  lies.wahl('Zahlungsart', 'zahlart', worte.zahlart),
  lies.iban('IBAN', 'iban'),
  lies.haken('Das Konto gehört einer anderen Person', 'kontoinhaberAbweichend'),
  lies.text('Name der anderen Person', 'kontoinhaber'),
];

/** All that is asked of a person; where she lives is asked against the place that is insured. */
export function personenfragen(wohntDort: string) {
  const [anrede, ...weitere] = name;
  return {
    person: [
      ...(anrede ? [anrede] : []),
      lies.text('Titel', 'titel'),
      ...weitere,
      lies.wahl(wohntDort, 'woanders', worte.woanders),
      lies.adresse('Wo wohnen Sie?'),
    ],
    kontaktZahlung,
  };
}

/** Where each „bearbeiten“ at the end leads, for the steps that every application has. */
export const bearbeiten = {
  Vorversicherung: 'vorversicherung',
  'Ihr Beitrag': 'angebot.steht',
  'Kontakt und Zahlung': 'kontaktZahlung.angaben',
};
export const bearbeitenPerson = { Person: 'person' };
