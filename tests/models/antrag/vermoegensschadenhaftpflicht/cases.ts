import type { VermoegensschadenAntworten } from '#machines/antrag/vermoegensschadenhaftpflicht/answers.ts';
import type { vermoegensschadenhaftpflicht } from '#machines/antrag/vermoegensschadenhaftpflicht/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { antragCases } from '../antragCases.ts';
import * as firma from '../betriebsfall.ts';
import type { AntragFall } from '../fall.ts';

const { einstieg, taetigkeit, betrieb, ...danach } = firma.antworten;

/** One valid answer per step. */
export const antworten = {
  einstieg,
  angebot: {
    versicherungssumme: 50_000_000,
    sb: 'SB_500',
    buerohaftpflicht: true,
    phvAnzahl: 'ZWEI',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  taetigkeit: { nebengewerbe: [], risikofragen: taetigkeit.risikofragen },
  betrieb: { ...betrieb, bekanntePflichtverletzung: false },
  personen: {
    vorname1: 'Eva',
    nachname1: 'Sommer',
    geburtsdatum1: '1979-02-03',
    vorname2: 'Udo',
    nachname2: 'Winter',
    geburtsdatum2: '1982-08-09',
  },
  ...danach,
} satisfies Required<VermoegensschadenAntworten>;

/** What she does besides. */
export const kanzlei = {
  gewerbeId: '1501',
  name: 'Rechtsanwalt',
  hinderung: 'PFLICHTVERSICHERUNG',
} as const;

const allgemein = firma.betriebsfall<VermoegensschadenAntworten>(antworten.betrieb, kanzlei);
/** Nobody is insured privately. */
const ohnePersonen = { ...antworten.angebot, phvAnzahl: 'KEINE' } as const;

/** What is asked and answered here alone. */
export const fall: AntragFall<VermoegensschadenAntworten> = {
  ...allgemein,
  antworten,
  anfrage: anfrageMit(risiko),
  teile: ['vsh', 'buerohaftpflicht', 'phv'],
  angenommen: (alle) => {
    const { bekanntePflichtverletzung = false } = alle.angebot?.annahmen ?? {};
    return firma.angenommen(alle, { bekanntePflichtverletzung });
  },
  preisbestimmend: firma.preisbestimmend,
  haelt: (schritt, context) =>
    schritt === 'personen'
      ? zahlDerPersonen(context.antworten) === versicherte(context.antworten)
      : allgemein.haelt(schritt, context),
  entfaellt: (schritt, alle) => schritt === 'personen' && versicherte(alle) === 0,
  korrektur: { ...antworten.angebot, annahmen: { bekanntePflichtverletzung: true } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { bekanntePflichtverletzung: false } },
  weitereWahl: [
    { versicherungssumme: 10_000_000 },
    { versicherungssumme: 200_000_000 },
    { sb: 'SB_KEINE' },
    { buerohaftpflicht: false },
    { phvAnzahl: 'EINS' },
    { phvAnzahl: 'DREI' },
    { phvAnzahl: 'KEINE' },
    { annahmen: { gruender: true, auslandsumsatzUSA: true, vorschaeden: 1 } },
  ],
  andereWahl: ohnePersonen,
  sonst: {
    ...allgemein.sonst,
    'ohne privat Versicherte': {
      schritt: 'angebot',
      antwort: ohnePersonen,
      nur: ({ antworten: { angebot } }) => angebot?.phvAnzahl === 'KEINE',
    },
  },
  abseits: (context) => allgemein.abseits(context) || istOhne(context.antworten),
  entwurf: { einstieg: antworten.einstieg },
};

export const cases = casesFor<typeof vermoegensschadenhaftpflicht>(antragCases(fall));

/** How many people are insured privately. */
function versicherte({ angebot }: VermoegensschadenAntworten): number {
  return { KEINE: 0, EINS: 1, ZWEI: 2, DREI: 3 }[angebot?.phvAnzahl ?? 'KEINE'];
}

function istOhne(alle: VermoegensschadenAntworten): boolean {
  return alle.angebot !== undefined && versicherte(alle) === 0 && alle.taetigkeit !== undefined;
}

/** How many are named. */
function zahlDerPersonen({ personen }: VermoegensschadenAntworten): number {
  return Object.keys(personen ?? {}).length / 3;
}

/** What the price takes of the firm (`domain/antrag.md §6.10`). */
function risiko({ angebot, ...alle }: VermoegensschadenAntworten) {
  const risiken = firma.betriebsrisiko(alle);
  if (!risiken || !angebot) return null;
  return {
    ...risiken,
    bekanntePflichtverletzung: alle.betrieb?.bekanntePflichtverletzung,
    versicherungssumme: angebot.versicherungssumme,
    sb: angebot.sb,
    buerohaftpflicht: angebot.buerohaftpflicht,
    phvAnzahl: angebot.phvAnzahl,
  };
}
