import type { Berechnung } from '#contract/entities/aenderung.ts';
import type { Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { Schutzwunsch } from '#machines/vertrag/schutz/answers.ts';
import { type Aenderungsworte, inWorten, istZahlung, zahlweiseDanach } from '../aenderung/worte.ts';

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

/** All of them in one sentence. */
export function wunschsatz(stand: Wunschstand): string {
  return wuenscheInWorten(stand)
    .map(({ satz }) => satz)
    .join('; ');
}

/** How often is paid once all of them hold. */
export function zahlweiseMitAllen(
  { vertrag, ergebnis, wuensche }: Wunschstand,
  berechnung: Berechnung,
): Zahlweise {
  const zahlend = wuensche.find(({ auswahl: { art } }) => istZahlung(art)) ?? wuensche[0];
  const angebot = ergebnis.angebote.find(({ art }) => art === zahlend?.auswahl.art);
  return zahlend && angebot
    ? zahlweiseDanach(zahlend.auswahl, { vertrag, angebot }, berechnung)
    : ergebnis.bisher.zahlweise;
}
