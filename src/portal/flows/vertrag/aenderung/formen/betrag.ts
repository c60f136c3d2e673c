import { formatBetrag } from '#contract/fields/betrag.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { AuswahlVon } from '#machines/vertrag/aenderung/answers.ts';
import type { Auswahlblatt, Aenderungsstand } from '../arten/blatt.ts';
import { t } from './texte.ts';
import { zeitraumVon } from './zeitraum.ts';

export const centJeEuro = 100;

type Betrag = NonNullable<Aenderungsstand['angebot']['betrag']>;

interface Betragart<Art extends AenderungsArt> {
  /** The h1, and what the field is called. */
  frage: string;
  name: string;
  hinweis: string;
  feld: string;
  centVon: (auswahl: AuswahlVon[Art]) => number;
  /** The answer but for its days; without a sum what is known all the same. */
  antwort: (cent: number | undefined) => object;
  /** What else is wrong with a sum. */
  fehler?: (cent: number, betrag: Betrag) => string | null;
}

/** A sum that is typed, in cents here. */
export function betragblatt<Art extends AenderungsArt>(
  { angebot }: Aenderungsstand,
  { frage, name, hinweis, feld, ...art }: Betragart<Art>,
): Auswahlblatt<Art> {
  const { betrag } = angebot;
  return {
    seite: { titel: frage, felder: [{ name: feld, art: 'betrag', label: name, hinweis }] },
    sperren: {},
    antwort: (gelesen) => {
      const wert = gelesen[feld];
      const cent = typeof wert === 'number' ? wert : undefined;
      return { art: angebot.art, ...art.antwort(cent), zeitraum: zeitraumBei(angebot, cent) };
    },
    vorher: (auswahl) => ({ [feld]: art.centVon(auswahl) }),
    fehler: (gelesen) => {
      const cent = gelesen[feld];
      if (typeof cent !== 'number' || Number.isNaN(cent) || !betrag) return [];
      const text =
        cent === betrag.aktuell ? t('andererWert') : (art.fehler?.(cent, betrag) ?? null);
      return text === null ? [] : [{ feld, text }];
    },
  };
}

/** Days for a sum: less or more than now, or so much more that other days count. */
function zeitraumBei(angebot: Aenderungsstand['angebot'], cent: number | undefined) {
  const { betrag } = angebot;
  if (cent === undefined) return zeitraumVon(angebot, 'MEHR');
  if (betrag?.sprung && cent > betrag.sprung.ueber) return betrag.sprung.zeitraum;
  return zeitraumVon(angebot, cent < (betrag?.aktuell ?? 0) ? 'WENIGER' : 'MEHR');
}

/** Its bounds and the sum as it is, as sentences name them. */
export function grenzenIn({ betrag }: Aenderungsstand['angebot']) {
  return {
    von: formatBetrag(betrag?.von ?? 0),
    bis: formatBetrag(betrag?.bis ?? 0),
    betrag: formatBetrag(betrag?.aktuell ?? 0),
  };
}
