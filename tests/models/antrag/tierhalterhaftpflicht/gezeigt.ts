import * as lies from '#tests/models/gelesen.ts';
import { personenfragen, sb, tarif } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';
import { vomAngebot } from '../worte.ts';

/** What the choices of a dog owner are called (`domain/antrag.md §6.2`). */
const worte = {
  ...vomAngebot,
  mischling: lies.jaNein,
  'hunde.1.mischling': lies.jaNein,
  auffaellig: lies.jaNein,
  nutzung: {
    PRIVAT: 'Als Haustier',
    ASSISTENZ: 'Als Assistenzhund',
    JAGD: 'Als Jagdhund',
    GEWERBLICH: 'Für ein Gewerbe',
  },
  versicherungssumme: {
    500000000: '5 Mio. EUR',
    1000000000: '10 Mio. EUR',
    2000000000: '20 Mio. EUR',
  },
  komponenten: { 'hund1:Hund\u00A01': 'Hund 1', 'hund2:Hund\u00A02': 'Hund 2' },
};

const { person, ...weitere } = personenfragen('');

/** What is read back of an application of a dog owner. */
export const gelesen: AntragGelesen = {
  hinweise: {
    einstieg: [
      'Bei mehr als 5 Hunden sehen wir uns den Antrag persönlich an.',
      'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
    ],
    hunde: ['Bitte antworten Sie vollständig und richtig'],
    haltung: [
      'Jagdhunde sehen wir uns persönlich an',
      'Für ein Gewerbe versichern wir Hunde hier nicht',
      'Hunde, die als gefährlich eingestuft sind',
      'Wo die Versicherung Pflicht ist',
    ],
    'abschluss.lesen': ['Ihr Beitrag hat sich geändert', 'Wir haben Ihre Unterlagen neu erstellt'],
  },
  produkt: 'Tierhalterhaftpflichtversicherung',
  worte,
  erklaerungen: {
    nutzung: {
      PRIVAT: 'Er lebt bei Ihnen zu Hause.',
      ASSISTENZ: 'Zum Beispiel als Blindenführhund. Er ist ohne Aufpreis versichert.',
      JAGD: 'Das sehen wir uns persönlich an.',
      GEWERBLICH: 'Zum Beispiel Zucht, Wachdienst oder Hundeschule.',
    },
    versicherungssumme: {
      500000000: 'So viel verlangen die meisten Länder. Der niedrigste Beitrag.',
      1000000000: 'Auch für schwere Unfälle, die ein Hund auslöst.',
      2000000000: 'Mehr können Sie bei uns nicht versichern.',
    },
  },
  schritte: {
    einstieg: [
      lies.text('Rasse', 'rasse'),
      lies.wahl('Ist Ihr Hund ein Mischling?', 'mischling', worte.mischling),
      lies.text('Zweite Rasse', 'mischlingsRasse'),
      lies.text('Wie viele Hunde möchten Sie versichern?', 'anzahl'),
      lies.wahl('Was ist Ihnen am wichtigsten?', 'wunsch', worte.wunsch),
    ],
    angebot: [
      lies.wahl('Versicherungssumme', 'versicherungssumme', worte.versicherungssumme),
      sb,
      ...tarif,
    ],
    hunde: lies.eintraege('hunde', 'Hund', 5, [
      lies.text('Name des Hundes', 'name'),
      lies.text('Rasse', 'rasse'),
      lies.wahl('Ist Ihr Hund ein Mischling?', 'mischling', worte.mischling),
      lies.text('Zweite Rasse', 'mischlingsRasse'),
      lies.tag('Geburtsdatum des Hundes', 'geburtsdatum'),
      lies.text('Chip- oder Tätowiernummer', 'chipOrTattoo'),
    ]),
    haltung: [
      lies.wahl('Wie wird der Hund gehalten?', 'nutzung', worte.nutzung),
      lies.wahl(
        'Wurde ein Hund behördlich als gefährlich eingestuft oder hat er Menschen oder Tiere verletzt?',
        'auffaellig',
        worte.auffaellig,
      ),
    ],
    // No place is insured: she says where she lives and nothing of another.
    person: person.filter(([frage]) => frage !== ''),
    ...weitere,
  },
};
