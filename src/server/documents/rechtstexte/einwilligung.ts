import type { Wortlaut } from '#contract/endpoints/einwilligung.ts';
import { eingesetzt } from '#contract/produkte/leistungen/leistung.ts';
import type { Aussteller } from '../daten.ts';
import type { Abschnitt, Block } from '../inhalt/inhalt.ts';
import { abschnitteAus } from './abschnitte.ts';

/** The folder of the texts about asking for somebody's health. */
export const einwilligungsmappe = 'einwilligung';

/** Clauses of these texts by their parts; none of them may be left out (`domain/schaden.md §8`). */
export const einwilligungsklauseln = {
  information: [
    'zweck',
    'empfaenger',
    'anfrage',
    'dauer',
    'widerruf',
    'ablehnung',
    'alternative',
    'rechte',
  ],
  EINZELFALL: ['einwilligung', 'anfrage', 'empfaenger', 'schweigepflicht', 'widerruf'],
  GENERELL: ['einwilligung', 'anfrage', 'empfaenger', 'schweigepflicht', 'widerruf'],
  ABLEHNEN: ['ablehnung', 'anfrage'],
} as const;

/** Whatever these texts can be filled in with. */
export const einwilligungswerte: readonly string[] = [
  'versicherer',
  'anschrift',
  'telefon',
  'email',
];

/** What the declaration is named by. */
export function einwilligungsversion({ absender, stand }: Aussteller): string {
  return absender.rechtstexte(einwilligungsmappe, stand).version;
}

/** A part of these texts with its sender. */
export function einwilligungsteil(
  teil: keyof typeof einwilligungsklauseln,
  { absender, stand }: Aussteller,
): Abschnitt[] {
  const { versicherer, kontakt } = absender;
  const werte = {
    versicherer: versicherer.name,
    anschrift: versicherer.anschrift,
    telefon: kontakt.telefon,
    email: kontakt.email,
  };
  const { teile } = absender.rechtstexte(einwilligungsmappe, stand);
  return abschnitteAus(teile[teil] ?? [], { fuellen: (satz) => eingesetzt(satz, werte) });
}

/** The same as a page reads it. */
export function alsWortlaut(abschnitte: readonly Abschnitt[]): Wortlaut {
  return abschnitte.map(({ titel, bloecke }) => ({ titel, absaetze: bloecke.flatMap(saetze) }));
}

function saetze(block: Block): string[] {
  if (block.art === 'liste') return block.punkte;
  return block.art === 'absatz' || block.art === 'hinweis' ? [block.text] : [];
}
