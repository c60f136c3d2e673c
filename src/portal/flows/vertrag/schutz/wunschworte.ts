import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Schutzwunsch } from '#machines/vertrag/schutz/answers.ts';
import { satzwerte } from '../aenderung/steps/Bestaetigen.tsx';
import { t as einzeln } from '../aenderung/texte.ts';
import { type Aenderungsworte, inWorten } from '../aenderung/worte.ts';
import { zahlweisenIn } from './preise.ts';
import { t } from './texte.ts';

/** What the wishes are told from. */
export interface Wunschstand {
  vertrag: Vertrag;
  ergebnis: Schutzberechnung;
  wuensche: readonly Schutzwunsch[];
}

/** Each wish in words: what, from which value, to which. */
export function wuenscheInWorten({ vertrag, ergebnis, wuensche }: Wunschstand): Aenderungsworte[] {
  return wuensche.flatMap(({ auswahl }) => {
    const angebot = ergebnis.angebote.find(({ art }) => art === auswahl.art);
    return angebot ? [inWorten(auswahl, { vertrag, angebot })] : [];
  });
}

/** What is agreed to, from when on and what it costs then: the values of the binding sentences. */
export function satzwerteAller(stand: Wunschstand, berechnung: Berechnung) {
  const satz = wuenscheInWorten(stand)
    .map((worte) => worte.satz)
    .join('; ');
  return satzwerte({ worte: { satz }, berechnung }, zahlweisenIn(stand.ergebnis).danach);
}

/** What was said beside a wish, as the comparison names it. */
export function antwortenDazu(wuensche: readonly Schutzwunsch[]) {
  return wuensche.flatMap(({ vorschaden }) =>
    vorschaden
      ? [
          {
            label: t('vorschadenZeile'),
            value: einzeln(vorschaden.elementarVorschaden ? 'ja' : 'nein'),
          },
        ]
      : [],
  );
}
