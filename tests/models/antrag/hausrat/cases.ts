import { summenfehler, vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import type { hausrat } from '#machines/antrag/hausrat/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { abschlussAntworten, antragCases, personAntworten } from '../antragCases.ts';
import { person } from '../nehmer.ts';

/** One valid answer per step. */
export const antworten = {
  risikoort: { plz: '10115', ort: 'Berlin', strasse: 'Chausseestraße', hausnummer: '12' },
  wohnung: { wohnform: 'WOHNUNG', wohnflaeche: 80, staendigBewohnt: true, bauart: 'MASSIV' },
  versicherungssumme: { versicherungssumme: 52_000_00, wertsachen: false },
  bausteine: { deckungen: ['GLASBRUCH', 'ELEMENTAR'], elementarVorschaden: false },
  vorversicherung: personAntworten.vorversicherung,
  tarif: {
    variante: 'KOMFORT',
    sb: 'SB_KEINE',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  person: personAntworten.person,
  ...abschlussAntworten,
} satisfies Required<HausratAntworten>;

export const cases = casesFor<typeof hausrat>(
  antragCases<HausratAntworten>({
    antworten,
    anfrage: anfrageMit(risiko),
    teile: ['GRUNDDECKUNG', 'GLASBRUCH'],
    nehmer: person,
    haelt,
    weitereWahl: [{ variante: 'PREMIUM' }, { sb: 'SB_250' }],
    andereWahl: { ...antworten.tarif, zahlweise: 'MONATLICH' },
    aenderung: {
      schritt: 'versicherungssumme',
      antwort: { versicherungssumme: 40_000_00, wertsachen: false },
    },
    entwurf: { risikoort: antworten.risikoort, wohnung: antworten.wohnung },
  }),
);

/** What the price takes of the home (`domain/antrag.md §6.4`). */
function risiko(antworten: HausratAntworten) {
  const { risikoort, wohnung, versicherungssumme, bausteine, tarif } = antworten;
  if (!risikoort || !wohnung || !versicherungssumme || !bausteine || !tarif) return null;
  const { plz, strasse } = risikoort;
  const { deckungen, elementarVorschaden, fahrradProzent } = bausteine;
  return {
    risikoOrt: { plz, strasse },
    ...wohnung,
    ...versicherungssumme,
    hausratDeckungen: ['GRUNDDECKUNG', ...deckungen],
    elementarVorschaden: elementarVorschaden === true,
    // The brand of the tours sells these.
    variante: tarif.variante,
    sb: tarif.sb,
    ...(fahrradProzent === undefined ? {} : { fahrradProzent }),
  };
}

/** No cover against the elements after they did damage; a sum on a step of 1.000 EUR, or the one suggested. */
function haelt(schritt: string, { antworten }: AntragKontext<HausratAntworten>): boolean {
  const { bausteine, wohnung, versicherungssumme } = antworten;
  if (schritt === 'bausteine') {
    return !bausteine?.deckungen.includes('ELEMENTAR') || bausteine.elementarVorschaden !== true;
  }
  if (schritt !== 'versicherungssumme' || !versicherungssumme || !wohnung) return true;
  return (
    summenfehler(
      versicherungssumme.versicherungssumme,
      vorgeschlageneSumme(wohnung.wohnflaeche),
    ) === null
  );
}
