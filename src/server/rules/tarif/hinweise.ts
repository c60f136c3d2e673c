import type { Tarifhinweis } from '#contract/endpoints/tarifieren/antwort.ts';
import {
  elementarSelbstbeteiligung,
  elementarWartezeit,
} from '#contract/produkte/leistungen/elementar.ts';
import { unterversicherung } from '#contract/produkte/leistungen/hausrat.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';

/** Told whoever has a business liability with us where she takes office liability in (`domain/antrag.md §6.10`). */
export const doppelversicherung = {
  code: 'DOPPELVERSICHERUNG',
  text: 'Bei uns besteht bereits eine Betriebshaftpflicht. Bitte prüfen Sie, ob die Bürohaftpflicht zusätzlich nötig ist.',
} as const satisfies Tarifhinweis;

/** The other way round: whoever has office liability in a financial loss contract and asks for all of it. */
export const buerohaftpflichtBesteht = {
  code: 'DOPPELVERSICHERUNG',
  text: 'Ihre Vermögensschadenhaftpflicht bei uns enthält bereits eine Bürohaftpflicht. Mit der Betriebshaftpflicht brauchen Sie sie meist nicht mehr.',
} as const satisfies Tarifhinweis;

/** What a customer is told with a price. */
export const tarifhinweis = {
  unterversicherung: { code: 'UNTERVERSICHERUNG', text: unterversicherung.hinweis },
  elementarWartezeit: {
    code: 'ELEMENTAR_WARTEZEIT',
    text: aufKarte(elementarWartezeit, elementarWartezeit.hinweis),
  },
  elementarSelbstbeteiligung: {
    code: 'ELEMENTAR_SELBSTBETEILIGUNG',
    text: aufKarte(elementarSelbstbeteiligung, elementarSelbstbeteiligung.hinweis),
  },
} as const satisfies Record<string, Tarifhinweis>;
