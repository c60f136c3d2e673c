import { hergangMax } from '#contract/endpoints/schaden.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { laender } from '#contract/fields/land.ts';
import { fragtEntdecktAm, fragtMeldegrund } from '#contract/schaeden/pruefung.ts';
import {
  fragtOrtsangabe,
  type Schadenart,
  schadenorte,
  type Schadenort,
  type Schadensparte,
} from '#contract/schaeden/sparte.ts';
import type { Fragefeld, Frageseite } from '#machines/formular/frage.ts';
import { texte } from '../../../texte.ts';
import { t, type worteFuer } from '../texte.ts';

interface Lage {
  sparte: Schadensparte;
  /** Kind of damage. */
  art: string;
  heute: string;
  vertrag: Vertrag;
  /** Words for whoever reports. */
  w: ReturnType<typeof worteFuer>;
}

/** The questions on when, where and what, with the one its kind of damage decides by. */
export function ereignisseite({ sparte, art, heute, vertrag, w }: Lage): Frageseite {
  const { frage: schluessel, satz, gesundheit, ohneSachen } = artVon(sparte, art);
  const { meldung } = sparte;
  const frage = schluessel === undefined ? undefined : meldung?.fragen[schluessel];
  const felder: Fragefeld[] = [
    { name: 'schadendatum', art: 'datum', label: t('schadendatum'), bis: heute },
    {
      name: 'uhrzeit',
      art: 'text',
      label: t('uhrzeit'),
      hinweis: t('uhrzeitHinweis'),
      optional: true,
    },
    {
      name: 'entdecktAm',
      art: 'datum',
      label: w('entdecktAm'),
      bis: heute,
      wenn: (antwort) => fragtEntdecktAm(tage(antwort), heute),
    },
    {
      name: 'meldegrundSpaet',
      art: 'langtext',
      label: w('meldegrund'),
      hoechstens: 500,
      zeilen: 2,
      wenn: (antwort) => fragtMeldegrund(tage(antwort), heute),
    },
    {
      name: 'schadenort',
      art: 'radio',
      label: t('schadenort'),
      optionen: (meldung?.orte ?? []).map((wert) => ort(wert, vertrag)),
    },
    {
      name: 'ortsangabe',
      art: 'text',
      label: t('ortsangabe'),
      hinweis: t('ortsangabeHinweis'),
      wenn: ({ schadenort }) => fragtOrtsangabe(schadenort),
    },
    {
      name: 'land',
      art: 'liste',
      label: t('land'),
      optionen: laender()
        .filter(({ value }) => value !== 'DE')
        .map(({ value: wert, label }) => ({ wert, label })),
      wenn: ({ schadenort }) => schadenort === 'AUSLAND',
    },
  ];
  const anDerArt: Fragefeld[] = frage
    ? [
        {
          name: 'antwort',
          art: 'radio',
          label: frage.label,
          optionen: Object.entries(frage.antworten).map(([wert, { label }]) => ({ wert, label })),
        },
      ]
    : [];
  const worte: Fragefeld[] = [
    {
      name: 'hergang',
      art: 'langtext',
      label: t('hergang'),
      ...hinweis(ohneSachen && satz, gesundheit && t('gesundheit')),
      hoechstens: hergangMax,
    },
    {
      name: 'sachen',
      art: 'langtext',
      label: t(meldung?.fremdeSachen ? 'fremdeSachen' : 'sachen'),
      ...hinweis(satz, t('sachenHinweis')),
      ...(meldung?.beispiel !== undefined && { platzhalter: meldung.beispiel }),
      hoechstens: 500,
      zeilen: 2,
      wenn: () => ohneSachen !== true,
    },
  ];
  return { titel: t('ereignisTitel'), felder: [...felder, ...anDerArt, ...worte] };
}

/** The kind of damage; nothing is known of one that is not there. */
function artVon({ arten }: Schadensparte, art: string): Partial<Schadenart> {
  return arten[art] ?? {};
}

function hinweis(...saetze: (string | false | undefined)[]): { hinweis?: string } {
  const gesagte = saetze.filter((satz) => typeof satz === 'string');
  return gesagte.length === 0 ? {} : { hinweis: gesagte.join(' ') };
}

const schadenortText = texte('schaden.ort', schadenorte);

/** A known place by its address, where the contract has it. */
function ort(wert: Schadenort, { risikoOrt }: Vertrag) {
  const label = schadenortText(wert);
  if (fragtOrtsangabe(wert) || !risikoOrt) return { wert, label };
  const { strasse, hausnummer, plz, ort: stadt } = risikoOrt;
  return { wert, label, folge: `${strasse} ${hausnummer}, ${plz} ${stadt}` };
}

/** Days that are whole; half a typed one is none yet. */
function tage({ schadendatum, entdecktAm }: Readonly<Record<string, unknown>>) {
  return { ...alsTag('schadendatum', schadendatum), ...alsTag('entdecktAm', entdecktAm) };
}

function alsTag<const Name extends string>(name: Name, wert: unknown) {
  const istTag = typeof wert === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(wert);
  return istTag ? ({ [name]: wert } as Record<Name, string>) : {};
}
