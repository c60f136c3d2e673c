import { ausgaenge } from './abschluss.ts';
import { frage, mitAnfrage, mitTaetigkeit, vorversicherung, wennGefragt } from './frage.ts';
import { nachrechnung } from './phasen.ts';

/** What is asked behind the price of a firm's contents; where it leads is said by the flow. */
export const inhaltsangaben = (wege: Parameters<typeof nachrechnung>[0]) =>
  ({
    id: 'angabenphase',
    description: 'Was der Beitrag bisher annimmt, und alles Weitere zum Risiko',
    initial: 'betrieb',
    states: {
      betrieb: mitTaetigkeit(
        frage({
          schritt: 'betrieb',
          titel: 'Betrieb',
          description:
            'Kundin nennt Adresse, weitere Tätigkeiten und Umsatz und beschreibt das Gebäude',
          weiter: 'nachSicherungFragen',
        }),
        ausgaenge.vonHand,
      ),
      nachSicherungFragen: wennGefragt({
        schritt: 'sicherung',
        description: 'Zählt, wie der Betrieb gesichert ist? Nicht, wo sie nur zu Hause arbeitet',
        sonst: 'vorversicherung',
      }),
      sicherung: mitAnfrage(
        frage({
          schritt: 'sicherung',
          titel: 'Sicherung',
          description: 'Kundin sagt, wie die Türen schließen und ob ein Einbruch gemeldet wird',
          weiter: 'vorversicherung',
        }),
        ausgaenge.vonHand,
      ),
      vorversicherung: vorversicherung({ weiter: 'nachrechnen' }),
      ...nachrechnung(wege),
    },
  }) as const;
