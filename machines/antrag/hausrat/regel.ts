import type * as z from 'zod/mini';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { summenfehler, vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import type { Antragsumfeld } from '../context.ts';
import { anderswo, nehmerAus } from '../nehmer.ts';
import { produktregel } from '../produktregel.ts';
import type { Produktregel, Widerspruch } from '../regel.ts';
import { formen, type HausratAntworten, tarifFehlt } from './answers.ts';
import { angenommen } from './annahmen.ts';
import { istElementarMoeglich } from './elementar.ts';
import { frueher } from './frueher.ts';

type Anfrage = z.input<(typeof hausratTarifieren)['body']>;
type Tarif = NonNullable<HausratAntworten['angebot']>;

const { summe, grenzen } = hausrat;

/** What makes an application one for home contents (`domain/antrag.md §6.4`, `domain/verkauf.md §3`). */
export const hausratRegel: Produktregel<HausratAntworten, Anfrage> = produktregel<
  HausratAntworten,
  Anfrage
>({
  produkt: 'hausrat',
  formen,
  nehmer: (antworten) => nehmerAus({ ...antworten, ...versicherterOrt(antworten) }),
  risiko: (antworten, umfeld) => {
    const { einstieg, wohnung, inhalt, angebot } = antworten;
    if (!einstieg || !wohnung || !inhalt) return null;
    const { plz, wohnflaeche } = einstieg;
    const { wohnform, staendigBewohnt, bauart } = wohnung;
    // Of a street elsewhere nothing is known here.
    const strasse = wohnung.plz === plz ? wohnung.strasse : '';
    const { deckungen, fahrradProzent } = angebot;
    return {
      // Before it is asked, the postcode alone counts.
      risikoOrt: strasse === '' ? { plz } : { plz, strasse },
      wohnform,
      wohnflaeche,
      staendigBewohnt,
      bauart,
      versicherungssumme: summeVon(antworten),
      wertsachen: inhalt.wertsachen,
      hausratDeckungen: ['GRUNDDECKUNG', ...deckungen],
      ...(fahrradProzent === undefined ? {} : { fahrradProzent }),
      elementarVorschaden: inhalt.elementarVorschaden ?? false,
      [variantenDer(umfeld).feld]: angebot.variante,
      sb: angebot.sb,
    };
  },
  wahl: (umfeld, { einstieg }) => nachWunsch(umfeld, einstieg),
  zahlweise: 'MONATLICH',
  frueher,
  annahmen: angenommen,
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  fehlt(stand) {
    const { deckungen = [], elementarVerzicht } = stand.antworten.angebot ?? {};
    // What can be had nobody is without but by her own wish.
    const haelt =
      elementarVerzicht === 'BEWUSST' || (elementarVerzicht && !istElementarMoeglich(stand));
    return deckungen.includes('ELEMENTAR') || haelt
      ? []
      : [{ feld: 'elementarVerzicht', text: verzichtFehlt }];
  },
  ohne: (tarif, grund) =>
    grund === 'ELEMENTAR_NICHT_EINSCHLIESSBAR'
      ? { ...tarif, deckungen: tarif.deckungen.filter((baustein) => baustein !== 'ELEMENTAR') }
      : null,
  widersprueche(schritt, { antworten, umfeld }) {
    if (schritt === 'angebot') {
      return [...nichtVerkauft(antworten, umfeld), ...nebenDemSchritt(antworten)];
    }
    if (schritt === 'wohnung') return anderswo(antworten.einstieg, antworten.wohnung);
    return schritt === 'inhalt' ? ungefragt(antworten) : [];
  },
});

/** The home that is insured, whose postcode was asked first; nothing while it is not known. */
export function versicherterOrt({ einstieg, wohnung }: HausratAntworten) {
  if (!einstieg || !wohnung) return {};
  const { ort, strasse, hausnummer } = wohnung;
  return { risikoort: { plz: einstieg.plz, ort, strasse, hausnummer } };
}

/** Highest sum is the highest there is, cents (`domain/antrag.md §6.4`). */
export function vorschlag(wohnflaeche: number): number {
  return Math.min(summe.bis, vorgeschlageneSumme(wohnflaeche));
}

/** The sum she is insured up to, cents. */
export function summeVon({ einstieg, angebot }: HausratAntworten): number {
  return angebot?.versicherungssumme ?? vorschlag(einstieg?.wohnflaeche ?? 0);
}

/** What fits what she wishes; cover against the elements is in wherever it can be had (`domain/antrag.md §6.4`). */
function nachWunsch(umfeld: Antragsumfeld, einstieg: HausratAntworten['einstieg']) {
  const { vorgabe, stufen } = variantenDer(umfeld);
  const wunsch: Wunsch = einstieg?.wunsch ?? 'AUSGEWOGEN';
  const gewuenscht = {
    GUENSTIG: { variante: stufen[0], sb: 'SB_250', deckungen: ['ELEMENTAR'] },
    AUSGEWOGEN: { variante: vorgabe, sb: 'SB_KEINE', deckungen: ['ELEMENTAR'] },
    RUNDUM: {
      variante: stufen.at(-1) ?? vorgabe,
      sb: 'SB_KEINE',
      deckungen: ['ELEMENTAR', 'GLASBRUCH', 'UNBENANNTE_GEFAHREN'],
    },
  } as const satisfies Record<Wunsch, Partial<Tarif>>;
  const { variante, sb, deckungen } = gewuenscht[wunsch];
  return { variante, deckungen: [...deckungen], sb };
}

/** The variants she can choose from. */
function variantenDer({ marke }: Antragsumfeld) {
  return grenzen.varianten[vertragsMarkeVon(marke)];
}

/** The shape knows the variants of all brands. */
function nichtVerkauft(
  { angebot }: HausratAntworten,
  umfeld: Antragsumfeld | null,
): readonly Widerspruch[] {
  if (!angebot || !umfeld) return [];
  const stufen: readonly string[] = variantenDer(umfeld).stufen;
  return stufen.includes(angebot.variante) ? [] : [{ feld: 'variante', text: tarifFehlt }];
}

/** The sum goes by steps; beside them is only what we suggest for this home. */
function nebenDemSchritt(antworten: HausratAntworten): readonly Widerspruch[] {
  const { einstieg, angebot } = antworten;
  if (!einstieg || !angebot) return [];
  const text = summenfehler(summeVon(antworten), vorschlag(einstieg.wohnflaeche));
  return text === null ? [] : [{ feld: 'versicherungssumme', text }];
}

/** Whoever insures the elements is asked what they did before. */
function ungefragt({ angebot, inhalt }: HausratAntworten): readonly Widerspruch[] {
  return angebot?.deckungen.includes('ELEMENTAR') && inhalt?.elementarVorschaden === undefined
    ? [{ feld: 'elementarVorschaden', text: 'Wählen Sie, ob es schon Elementarschäden gab.' }]
    : [];
}

const verzichtFehlt = 'Bestätigen Sie, dass Elementarschäden nicht versichert sind.';
