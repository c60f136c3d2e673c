import { firmenhaftpflicht } from '#contract/produkte/leistungen/haftpflicht.ts';

/** What a "ja" does: ZUSCHLAG raises RK by 1 up to 5, MANUELL and NICHT end the online way (`domain/daten.md §5`). */
export type Risikowirkung = 'OK' | 'ZUSCHLAG' | 'MANUELL' | 'NICHT';

/** Question to a business, answered with ja or nein. */
export interface Risikofrage {
  readonly id: string;
  readonly frage: string;
  readonly wirkung: Risikowirkung;
  /** Said with the price after a "ja" that costs nothing extra. */
  readonly hinweis?: string;
}

/** Whoever says yes to it has duties of a kind of their own. */
export const heissarbeitenFrage = 'R15';

/** All risk questions (`domain/daten.md §5`). */
export const risikofragen: readonly Risikofrage[] = [
  {
    id: 'R01',
    frage: 'Entwickeln Sie Software für Medizin, Luftfahrt, Bahn oder Energieversorgung?',
    wirkung: 'MANUELL',
  },
  {
    id: 'R02',
    frage: 'Verarbeiten Sie mehr als 10.000 Kundendatensätze?',
    wirkung: 'OK',
    hinweis:
      'Schäden durch Angriffe auf Ihre Daten sind hier nicht versichert. Dafür gibt es eine Cyberversicherung.',
  },
  {
    id: 'R03',
    frage: 'Beraten Sie zu Kapitalanlagen, Sanierung oder Übernahmen?',
    wirkung: 'NICHT',
  },
  {
    id: 'R04',
    frage: 'Planen Sie Veranstaltungen mit mehr als 200 Gästen?',
    wirkung: 'ZUSCHLAG',
  },
  { id: 'R05', frage: 'Nutzen Sie Drohnen über 250 g?', wirkung: 'MANUELL' },
  {
    id: 'R06',
    frage: 'Erstellen Sie Jahresabschlüsse oder Steuererklärungen?',
    wirkung: 'NICHT',
  },
  {
    id: 'R07',
    frage: 'Vermitteln Sie Finanzierungen oder Versicherungen?',
    wirkung: 'MANUELL',
  },
  { id: 'R08', frage: 'Importieren Sie Waren von außerhalb der EU?', wirkung: 'ZUSCHLAG' },
  { id: 'R09', frage: 'Verkaufen oder reparieren Sie S-Pedelecs?', wirkung: 'ZUSCHLAG' },
  {
    id: 'R10',
    frage: 'Bieten Sie Laser, IPL, Permanent-Make-up oder Botox an?',
    wirkung: 'MANUELL',
  },
  { id: 'R11', frage: 'Betreiben Sie eine Diskothek oder Shisha-Bar?', wirkung: 'NICHT' },
  { id: 'R12', frage: 'Bieten Sie Kampfsport oder Kletterwände an?', wirkung: 'ZUSCHLAG' },
  {
    id: 'R13',
    frage: 'Arbeiten Sie an Kraftwerken, Bahnanlagen oder Flughäfen?',
    wirkung: 'MANUELL',
  },
  { id: 'R14', frage: 'Installieren Sie Photovoltaikanlagen?', wirkung: 'ZUSCHLAG' },
  {
    id: heissarbeitenFrage,
    frage: 'Führen Sie Heißarbeiten (Schweißen, Flämmen) aus?',
    wirkung: 'ZUSCHLAG',
    hinweis: firmenhaftpflicht.heissarbeiten.hinweis,
  },
  { id: 'R16', frage: 'Fällen Sie Bäume mit Seilklettertechnik?', wirkung: 'ZUSCHLAG' },
  { id: 'R17', frage: 'Reinigen Sie Fassaden über 10 m Höhe?', wirkung: 'ZUSCHLAG' },
];
