import type { Tarifhinweis } from '#contract/endpoints/tarifieren/antwort.ts';
import {
  elementarSelbstbeteiligung,
  elementarWartezeit,
} from '#contract/produkte/leistungen/elementar.ts';
import { unterversicherung } from '#contract/produkte/leistungen/hausrat.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';

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
