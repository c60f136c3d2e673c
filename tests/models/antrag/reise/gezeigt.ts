import { laendercodes } from '#contract/fields/laendercodes.ts';
import * as lies from '#tests/models/gelesen.ts';
import { personenfragen, tarif } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';
import { vomAngebot } from '../worte.ts';

/** What the choices of whoever travels are called (`domain/antrag.md §6.7`). */
const worte = {
  ...vomAngebot,
  art: { EINZELREISE: 'Eine Reise', JAHRESVERTRAG: 'Alle Reisen eines Jahres' },
  personenkreis: {
    SINGLE: 'Eine Person',
    SINGLE_PLUS_KIND: 'Eine Person mit Kind',
    PAAR: 'Paar',
    FAMILIE: 'Familie',
  },
  ziel: { EUROPA: 'Europa und Mittelmeer', WELT: 'Weltweit' },
  jahresreisepreis: {
    200000: 'Bis 2.000 EUR',
    400000: 'Bis 4.000 EUR',
    600000: 'Bis 6.000 EUR',
    1000000: 'Bis 10.000 EUR',
  },
  // Health cover is named nowhere while its flag is off.
  bausteine: { RUECKTRITT: 'Reiserücktritt', GEPAECK: 'Reisegepäck' },
  sb20: { false: 'Keine', true: '20 %' },
  land: laendernamen(),
  laengereReisen: lies.jaNein,
  komponenten: { RUECKTRITT: 'Reiserücktritt' },
};

const { person, ...weitere } = personenfragen('');
const einzeln = ({ einstieg }: Alle) => einstieg?.['art'] === 'EINZELREISE';
type Alle = Parameters<lies.GeleseneZeile[1]>[1];

/** Read of a contract that goes on alone. */
const nurImJahr = ([frage, liest]: lies.GeleseneZeile): lies.GeleseneZeile => [
  frage,
  (antwort, alle) => (einzeln(alle) ? null : liest(antwort, alle)),
];

/** What is read back of an application for travel cover. */
export const gelesen: AntragGelesen = {
  hinweise: {
    einstieg: [
      'Kostet die Reise mehr als 20.000 EUR, sehen wir uns den Antrag persönlich an.',
      'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
    ],
    reisende: ['Bitte antworten Sie vollständig und richtig'],
    buchung: [],
    'abschluss.lesen': ['Ihr Beitrag hat sich geändert', 'Wir haben Ihre Unterlagen neu erstellt'],
  },
  produkt: 'Reiseversicherung',
  kuendigung: 'Sie können mit einem Monat Frist zum Ende jedes Jahres kündigen.',
  endet: ({ einstieg }) => (einstieg?.['art'] === 'EINZELREISE' ? '20. Februar 2027' : null),
  worte,
  erklaerungen: {
    bausteine: {
      RUECKTRITT: 'Wenn Sie absagen oder abbrechen müssen, etwa weil jemand krank wird.',
      GEPAECK: 'Wenn Gepäck gestohlen, beschädigt oder zerstört wird.',
    },
  },
  schritte: {
    einstieg: [
      lies.wahl('Welche Reise möchten Sie versichern?', 'art', worte.art),
      lies.wahl('Wer reist mit?', 'personenkreis', worte.personenkreis),
      lies.wahl('Reiseziel', 'ziel', worte.ziel),
      ['Gesamtreisepreis', (antwort, alle) => (einzeln(alle) ? preis(antwort) : null)],
      lies.tag('Reisebeginn', 'beginn'),
      lies.tag('Reiseende', 'ende'),
      lies.wahl('Was ist Ihnen am wichtigsten?', 'wunsch', worte.wunsch),
    ],
    angebot: [
      nurImJahr(
        lies.wahl('Was kostet Ihre teuerste Reise?', 'jahresreisepreis', worte.jahresreisepreis),
      ),
      lies.mehrere('Bausteine', 'bausteine', worte.bausteine),
      lies.wahl('Selbstbeteiligung beim Reiserücktritt', 'sb20', worte.sb20),
      ...tarif.map(nurImJahr),
    ],
    reisende: lies.eintraege('reisende', 'Person', 7, [
      lies.text('Vorname', 'vorname'),
      lies.text('Nachname', 'nachname'),
      lies.tag('Geburtsdatum', 'geburtsdatum'),
    ]),
    buchung: [
      lies.tag('Buchungsdatum', 'buchungsdatum'),
      lies.wahl('Reiseland', 'land', worte.land),
      lies.wahl(
        'Dauert eine Ihrer Reisen länger als 56 Tage?',
        'laengereReisen',
        worte.laengereReisen,
      ),
      lies.haken(
        'Mir ist kein Grund bekannt, der zur Absage der Reise führen könnte.',
        'keinGrund',
      ),
      lies.haken(
        'Mir ist kein Grund bekannt, der zur Absage einer gebuchten Reise führen könnte.',
        'keinGrundGebucht',
      ),
    ],
    // No place is insured: she says where she lives and nothing of another.
    person: person.filter(([frage]) => frage !== ''),
    ...weitere,
  },
};

function preis(antwort: lies.GeleseneAntwort): string | null {
  const [, liest] = lies.betrag('', 'reisepreis');
  return liest(antwort, {});
}

/** Every country by its name in German. */
function laendernamen(): Readonly<Record<string, string>> {
  const namen = new Intl.DisplayNames(['de'], { type: 'region' });
  const alle = Object.fromEntries(laendercodes.map((code) => [code, namen.of(code) ?? code]));
  // Browsers and servers would call these otherwise each.
  return { ...alle, FK: 'Falklandinseln', HK: 'Hongkong', MO: 'Macau', PS: 'Palästina' };
}
