import { summenfehler, vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import type { hausrat } from '#machines/antrag/hausrat/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { abschlussAntworten, antragCases, personAntworten } from '../antragCases.ts';
import type { AntragFall } from '../fall.ts';
import { person } from '../nehmer.ts';

/** One valid answer per step. */
export const antworten = {
  einstieg: { plz: '10115', wohnflaeche: 80, wunsch: 'AUSGEWOGEN' },
  angebot: {
    variante: 'KOMFORT',
    versicherungssumme: 52_000_00,
    deckungen: ['ELEMENTAR', 'GLASBRUCH'],
    sb: 'SB_KEINE',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  wohnung: {
    plz: '10115',
    ort: 'Berlin',
    strasse: 'Chausseestraße',
    hausnummer: '12',
    wohnform: 'WOHNUNG',
    staendigBewohnt: true,
    bauart: 'MASSIV',
  },
  inhalt: { wertsachen: false, elementarVorschaden: false },
  vorversicherung: personAntworten.vorversicherung,
  // The page puts in the price it shows.
  beitragPruefen: { angenommen: { versicherungsPraemie: 0, zahlweise: 'JAEHRLICH' } },
  person: personAntworten.person,
  ...abschlussAntworten,
} satisfies Required<HausratAntworten>;

/** What is taken for granted of a home before it is asked (`domain/verkauf.md §3`). */
const angenommen = {
  wohnung: {
    ort: '',
    strasse: '',
    hausnummer: '',
    wohnform: 'WOHNUNG',
    staendigBewohnt: true,
    bauart: 'MASSIV',
  },
  inhalt: { wertsachen: false, elementarVorschaden: false },
  vorversicherung: { vorversicherungVorhanden: false, vorschaeden: 0 },
} as const;

/** What is asked and answered here alone. */
export const fall: AntragFall<HausratAntworten> = {
  antworten,
  anfrage: anfrageMit(risiko),
  angenommen: ({ einstieg, angebot }) => {
    const { annahmen = {} } = angebot ?? {};
    const { wohnung, inhalt, vorversicherung } = angenommen;
    const { vorschaeden, vomVersichererGekuendigt, ...andere } = annahmen;
    const { wertsachen, elementarVorschaden, ...gebaeude } = andere;
    return {
      wohnung: {
        plz: einstieg?.plz ?? '',
        ...wohnung,
        wohnform: gebaeude.wohnform ?? wohnung.wohnform,
        staendigBewohnt: gebaeude.staendigBewohnt ?? wohnung.staendigBewohnt,
        bauart: gebaeude.bauart ?? wohnung.bauart,
      },
      inhalt: {
        wertsachen: wertsachen ?? inhalt.wertsachen,
        elementarVorschaden: elementarVorschaden ?? inhalt.elementarVorschaden,
      },
      vorversicherung: vomVersichererGekuendigt
        ? {
            vorversicherungVorhanden: true,
            vorschaeden: vorschaeden ?? 0,
            gekuendigtDurch: 'VERSICHERER',
          }
        : { ...vorversicherung, vorschaeden: vorschaeden ?? 0 },
    };
  },
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  korrektur: { ...antworten.angebot, annahmen: { bauart: 'WEICHE_DACHUNG' } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { bauart: 'MASSIV' } },
  vorschlagOhne: 'ELEMENTAR_NICHT_EINSCHLIESSBAR',
  flags: (context) => [JSON.stringify(context.antworten.angebot)],
  teile: ['GRUNDDECKUNG', 'GLASBRUCH'],
  nehmer: ({ einstieg, wohnung, ...andere }) =>
    einstieg && wohnung
      ? person({ ...andere, risikoort: { ...wohnung, plz: einstieg.plz } })
      : null,
  haelt,
  weitereWahl: [
    { variante: 'PREMIUM' },
    { sb: 'SB_250' },
    { versicherungssumme: 40_000_00 },
    { deckungen: ['ELEMENTAR', 'GLASBRUCH', 'FAHRRAD'], fahrradProzent: 5 },
    { annahmen: { bauart: 'HOLZ_FACHWERK', wohnform: 'HAUS', vorschaeden: 1 } },
  ],
  andereWahl: { ...antworten.angebot, zahlweise: 'MONATLICH' },
  aenderung: {
    schritt: 'wohnung',
    antwort: { ...antworten.wohnung, bauart: 'HOLZ_FACHWERK' },
  },
  entwurf: { einstieg: antworten.einstieg },
  anfragen: {
    'ANFRAGEN mit großer Wohnung': { schritt: 'einstieg', antwort: { wohnflaeche: 400 } },
    'ANFRAGEN mit Reetdach': { schritt: 'wohnung', antwort: { bauart: 'WEICHE_DACHUNG' } },
    'ANFRAGEN mit Wertsachen': { schritt: 'inhalt', antwort: { wertsachen: true } },
  },
};

export const cases = casesFor<typeof hausrat>(antragCases(fall));

/** What the price takes of the home (`domain/antrag.md §6.4`). */
function risiko({ einstieg, wohnung, inhalt, angebot }: HausratAntworten) {
  if (!einstieg || !wohnung || !inhalt || !angebot) return null;
  const { plz, wohnflaeche } = einstieg;
  const { wohnform, staendigBewohnt, bauart } = wohnung;
  // Of a street elsewhere nothing is known here.
  const strasse = wohnung.plz === plz ? wohnung.strasse : '';
  const { deckungen, fahrradProzent } = angebot;
  const versicherungssumme =
    angebot.versicherungssumme ?? Math.min(300_000_00, vorgeschlageneSumme(wohnflaeche));
  return {
    risikoOrt: strasse === '' ? { plz } : { plz, strasse },
    wohnform,
    wohnflaeche,
    staendigBewohnt,
    bauart,
    versicherungssumme,
    wertsachen: inhalt.wertsachen,
    hausratDeckungen: ['GRUNDDECKUNG', ...deckungen],
    elementarVorschaden: inhalt.elementarVorschaden === true,
    // The brand of the tours sells these.
    variante: angebot.variante,
    sb: angebot.sb,
    ...(fahrradProzent === undefined ? {} : { fahrradProzent }),
  };
}

/** Whoever insures the elements says what they did; a sum on a step of 1.000 EUR, or the one suggested. */
function haelt(schritt: string, { antworten }: AntragKontext<HausratAntworten>): boolean {
  const { einstieg, angebot, wohnung, inhalt } = antworten;
  if (schritt === 'wohnung') return wohnung?.plz === einstieg?.plz;
  if (!angebot) return true;
  const mitElementar = angebot.deckungen.includes('ELEMENTAR');
  if (schritt === 'inhalt') return !mitElementar || inhalt?.elementarVorschaden !== undefined;
  if (schritt !== 'angebot' || !einstieg) return true;
  const { versicherungssumme } = angebot;
  const vorschlag = vorgeschlageneSumme(einstieg.wohnflaeche);
  const fehler =
    versicherungssumme === undefined ? null : summenfehler(versicherungssumme, vorschlag);
  return fehler === null && (mitElementar || Boolean(angebot.elementarVerzicht));
}
