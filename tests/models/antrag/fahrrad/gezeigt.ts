import * as lies from '#tests/models/gelesen.ts';
import { personenfragen, tarif, vorversicherung } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';
import { vomAngebot } from '../worte.ts';

/** What the choices for a bicycle are called (`domain/antrag.md §6.1`). */
const worte = {
  ...vomAngebot,
  fahrradTyp: {
    FAHRRAD: 'Fahrrad',
    E_BIKE: 'E-Bike',
    LASTENRAD: 'Lastenrad',
    S_PEDELEC: 'S-Pedelec',
  },
  gebraucht: lies.jaNein,
  nutzung: { PRIVAT: 'Privat', BERUFLICH: 'Beruflich', LIEFERDIENST: 'Für einen Lieferdienst' },
  reparaturschutz: {
    KEINER: 'Keiner',
    OHNE_VERSCHLEISS: 'Ohne Verschleiß',
    MIT_VERSCHLEISS: 'Mit Verschleiß',
  },
  komponenten: { diebstahl: 'Diebstahl', schutzbrief: 'Fahrrad-Schutzbrief' },
};

/** What is read back of an application for a bicycle. */
export const gelesen: AntragGelesen = {
  hinweise: {
    einstieg: [
      'S-Pedelecs brauchen ein Kennzeichen.',
      'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
    ],
    rad: ['Bitte antworten Sie vollständig und richtig'],
    nutzung: ['Räder im Lieferdienst versichern wir nicht'],
    'abschluss.lesen': ['Ihr Beitrag hat sich geändert', 'Wir haben Ihre Unterlagen neu erstellt'],
  },
  produkt: 'Fahrradversicherung',
  worte,
  erklaerungen: {
    nutzung: {
      PRIVAT: 'In der Freizeit und auf dem Weg zur Arbeit.',
      BERUFLICH: 'Zu Kunden, auf Baustellen, im Außendienst.',
      LIEFERDIENST: 'Essen, Pakete oder Post, auch gelegentlich.',
    },
    fahrradTyp: {
      FAHRRAD: 'Ohne Motor.',
      E_BIKE: 'Der Motor hilft bis 25 km/h.',
      LASTENRAD: 'Mit oder ohne Motor bis 25 km/h.',
      S_PEDELEC: 'Mit Motor bis 45 km/h und Versicherungskennzeichen.',
    },
    reparaturschutz: {
      OHNE_VERSCHLEISS: 'Unfall, Sturz, Vandalismus, Schäden an Akku und Motor.',
      MIT_VERSCHLEISS:
        'Dazu, was durch Fahren verbraucht wird. Reifen und Bremsbeläge gehören nach sechs Monaten dazu.',
      KEINER: 'Nur Diebstahl.',
    },
  },
  schritte: {
    einstieg: [
      lies.wahl('Was möchten Sie versichern?', 'fahrradTyp', worte.fahrradTyp),
      lies.betrag('Kaufpreis mit fest verbundenem Zubehör', 'kaufpreis'),
      lies.text('Postleitzahl', 'plz'),
      lies.wahl('Was ist Ihnen am wichtigsten?', 'wunsch', worte.wunsch),
    ],
    angebot: [
      lies.wahl('Reparaturschutz', 'reparaturschutz', worte.reparaturschutz),
      lies.haken('Fahrrad-Schutzbrief', 'schutzbrief'),
      ...tarif,
    ],
    rad: [
      lies.text('Hersteller', 'hersteller'),
      lies.text('Name des Herstellers', 'herstellerFreitext'),
      lies.text('Modell', 'modell'),
      lies.tag('Kaufdatum', 'kaufdatum'),
      lies.wahl('Wurde das Rad gebraucht gekauft?', 'gebraucht', worte.gebraucht),
      lies.haken('Rahmennummer später nachreichen', 'rahmennummerSpaeter'),
      lies.text('Rahmennummer', 'rahmennummer'),
    ],
    nutzung: [
      lies.wahl('Wie nutzen Sie das Rad?', 'nutzung', worte.nutzung),
      lies.haken(
        'Ich sichere das Rad mit einem verkehrsüblichen Schloss (Neupreis ab 49 EUR).',
        'schloss',
      ),
      [
        'Wo steht das Rad gewöhnlich?',
        ({ strasse, hausnummer, ort }, { einstieg }) =>
          `${String(strasse)} ${String(hausnummer)}, ${String(einstieg?.['plz'])} ${String(ort)}`,
      ],
    ],
    vorversicherung: vorversicherung(
      'Wie viele Räder wurden Ihnen in den letzten 3 Jahren gestohlen?',
      ['Diebstahl', 'Was wurde gestohlen?', 'Wert'],
    ),
    ...personenfragen('Wohnen Sie selbst dort, wo das Rad steht?'),
  },
};
