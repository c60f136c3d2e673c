import type { TierhalterhaftpflichtAntworten } from '#machines/antrag/tierhalterhaftpflicht/answers.ts';
import type { tierhalterhaftpflicht } from '#machines/antrag/tierhalterhaftpflicht/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { abschlussAntworten, adresse, antragCases, personAntworten } from '../antragCases.ts';
import type { AntragFall } from '../fall.ts';
import { person } from '../nehmer.ts';

/** One valid answer per step: two dogs whose breeds cost the same. */
export const antworten = {
  einstieg: { rasse: 'Labrador Retriever', mischling: false, anzahl: 2, wunsch: 'AUSGEWOGEN' },
  angebot: {
    versicherungssumme: 10_000_000_00,
    sb: 'SB_250',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  hunde: {
    hunde: [
      { name: 'Balu', geburtsdatum: '2022-05-14', chipOrTattoo: '276098100123456' },
      { name: 'Emma', rasse: 'Beagle', mischling: false },
    ],
  },
  haltung: { nutzung: 'PRIVAT', auffaellig: false },
  vorversicherung: personAntworten.vorversicherung,
  // The page puts in the price it shows.
  beitragPruefen: { angenommen: { versicherungsPraemie: 0, zahlweise: 'JAEHRLICH' } },
  person: { ...personAntworten.person, woanders: true, ...adresse },
  ...abschlussAntworten,
} satisfies Required<TierhalterhaftpflichtAntworten>;

/** What is asked and answered here alone. */
export const fall: AntragFall<TierhalterhaftpflichtAntworten> = {
  antworten,
  anfrage: anfrageMit(risiko),
  angenommen: ({ einstieg, angebot }) => {
    const {
      nutzung,
      auffaellig,
      vorschaeden = 0,
      vomVersichererGekuendigt,
    } = angebot?.annahmen ?? {};
    const { rasse, mischling, mischlingsRasse, anzahl = 1 } = einstieg ?? {};
    return {
      hunde: {
        hunde: Array.from({ length: anzahl }, () => ({
          name: '',
          rasse,
          mischling,
          mischlingsRasse,
        })),
      },
      haltung: { nutzung: nutzung ?? 'PRIVAT', auffaellig: auffaellig ?? false },
      vorversicherung: vomVersichererGekuendigt
        ? { vorversicherungVorhanden: true, vorschaeden, gekuendigtDurch: 'VERSICHERER' }
        : { vorversicherungVorhanden: false, vorschaeden },
    };
  },
  // Both breeds are of one class.
  preisbestimmend: (anfrage) => ({ ...anfrage, hunde: null }),
  haelt: (schritt, { antworten: { einstieg, hunde } }) =>
    schritt !== 'hunde' || hunde?.hunde.length === einstieg?.anzahl,
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  korrektur: { ...antworten.angebot, annahmen: { nutzung: 'JAGD' } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { nutzung: 'PRIVAT' } },
  vorschlagOhne: 'LISTENHUND_NUR_MIT_SB_500',
  flags: (context) => [
    JSON.stringify(context.antworten.angebot),
    context.antworten.hunde?.hunde.length === context.antworten.einstieg?.anzahl,
  ],
  teile: ['hund1:Hund\u00A01', 'hund2:Hund\u00A02'],
  nehmer: person,
  weitereWahl: [
    { versicherungssumme: 5_000_000_00 },
    { versicherungssumme: 20_000_000_00, sb: 'SB_KEINE' },
    { sb: 'SB_500' },
    { annahmen: { nutzung: 'ASSISTENZ', vorschaeden: 1 } },
    { annahmen: { auffaellig: true } },
  ],
  andereWahl: { ...antworten.angebot, zahlweise: 'MONATLICH' },
  aenderung: {
    schritt: 'haltung',
    antwort: { ...antworten.haltung, nutzung: 'ASSISTENZ' },
  },
  entwurf: { einstieg: antworten.einstieg },
  anfragen: {
    'ANFRAGEN mit sechs Hunden': { schritt: 'einstieg', antwort: { anzahl: 6 } },
    'ANFRAGEN mit Jagdhund': { schritt: 'haltung', antwort: { nutzung: 'JAGD' } },
  },
};

export const cases = casesFor<typeof tierhalterhaftpflicht>(antragCases(fall));

/** What the price takes of the dogs, the breed of the first as it was asked first (`domain/antrag.md §6.2`). */
function risiko({ einstieg, hunde, haltung, angebot }: TierhalterhaftpflichtAntworten) {
  if (!einstieg || !hunde || !haltung || !angebot) return null;
  return {
    // As many as she said first, whatever she named since.
    hunde: Array.from({ length: einstieg.anzahl }, (_, stelle) => {
      const { rasse, mischling, mischlingsRasse } =
        stelle === 0 ? einstieg : (hunde.hunde[stelle] ?? einstieg);
      return {
        name: `Hund\u00A0${stelle + 1}`,
        rasse,
        mischling,
        ...(mischling && mischlingsRasse !== undefined ? { mischlingsRasse } : {}),
      };
    }),
    ...haltung,
    versicherungssumme: angebot.versicherungssumme,
    sb: angebot.sb,
  };
}
