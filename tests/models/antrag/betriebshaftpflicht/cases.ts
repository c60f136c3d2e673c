import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import type { betriebshaftpflicht } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { antragCases } from '../antragCases.ts';
import * as firma from '../betriebsfall.ts';
import type { AntragFall } from '../fall.ts';

/** One valid answer per step. */
const { einstieg, taetigkeit, betrieb, ...danach } = firma.antworten;
export const antworten = {
  einstieg,
  angebot: {
    versicherungssumme: 500_000_000,
    sb: 'SB_250',
    bausteine: [],
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  taetigkeit: { nebengewerbe: [], risikofragen: taetigkeit.risikofragen },
  betrieb: { ...betrieb, anzahlMitarbeiter: 2 },
  ...danach,
} satisfies Required<BetriebshaftpflichtAntworten>;

/** What she does besides. */
export const wachdienst = {
  gewerbeId: '1402',
  name: 'Sicherheitsdienst',
  hinderung: 'GEWERBE_PRUEFUNG',
} as const;

/** What is asked and answered here alone. */
export const fall: AntragFall<BetriebshaftpflichtAntworten> = {
  ...firma.betriebsfall<BetriebshaftpflichtAntworten>(antworten.betrieb, wachdienst),
  antworten,
  anfrage: anfrageMit(risiko),
  teile: ['bhv'],
  angenommen: (alle) => firma.angenommen(alle, { anzahlMitarbeiter: 0 }),
  // How many work there changes no price.
  preisbestimmend: (anfrage) => ({ ...firma.preisbestimmend(anfrage), anzahlMitarbeiter: null }),
  korrektur: { ...antworten.angebot, annahmen: { auslandsumsatzUSA: true } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { auslandsumsatzUSA: false } },
  weitereWahl: [
    { versicherungssumme: 300_000_000 },
    { versicherungssumme: 1_000_000_000 },
    { sb: 'SB_KEINE' },
    { sb: 'SB_1000' },
    { bausteine: ['INTERNETSCHAEDEN'] },
    { bausteine: ['SCHLUESSEL_ERWEITERT'] },
    { bausteine: ['INTERNETSCHAEDEN', 'SCHLUESSEL_ERWEITERT'] },
    { annahmen: { gruender: true, vorschaeden: 1 } },
  ],
  andereWahl: { ...antworten.angebot, sb: 'SB_500' },
  entwurf: { einstieg: antworten.einstieg },
};

export const cases = casesFor<typeof betriebshaftpflicht>(antragCases(fall));

/** What the price takes of the firm (`domain/antrag.md §6.5`). */
function risiko({ angebot, ...alle }: BetriebshaftpflichtAntworten) {
  const risiken = firma.betriebsrisiko(alle);
  if (!risiken || !angebot) return null;
  return {
    ...risiken,
    anzahlMitarbeiter: alle.betrieb?.anzahlMitarbeiter,
    versicherungssumme: angebot.versicherungssumme,
    sb: angebot.sb,
    bausteine: angebot.bausteine,
  };
}
