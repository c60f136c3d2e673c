import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragKontext, BasisAntworten } from './context.ts';
import { gleich } from '../gleich.ts';
import {
  eingabeVon,
  type GemerkterAufruf,
  istBeitragAbgelaufen,
  istGleicherBeitrag,
  type Produktregel,
} from './regel.ts';

/** How what was fetched is kept with what it belongs to, and whether a price is the one she saw. */
export function preisregel<A extends BasisAntworten>(regel: Produktregel<A>) {
  type Kontext = AntragKontext<A>;

  function merke(context: Kontext, aufruf: GemerkterAufruf, ergebnis: unknown) {
    const eingabe = eingabeVon(regel, aufruf, context);
    return { ergebnisse: { ...context.ergebnisse, [aufruf]: { eingabe, ergebnis } } };
  }

  /** Costs what she saw last. */
  function istGezeigter({ ergebnisse }: Kontext, antwort: Tarifantwort | null): boolean {
    return istGleicherBeitrag(antwort?.beitrag, ergebnisse.tarifieren?.ergebnis.beitrag);
  }

  /** A price whose days are over is not another one unseen. */
  function abgeloest(context: Kontext, { beitrag }: Tarifantwort): Partial<Kontext> {
    const { eingabe, ergebnis } = context.ergebnisse.tarifieren ?? {};
    const bisher = ergebnis?.beitrag;
    const istAnders = bisher && bisher.versicherungsPraemie !== beitrag?.versicherungsPraemie;
    const jetzige = eingabeVon(regel, 'tarifieren', context);
    return istAnders && istBeitragAbgelaufen(context) && gleich(eingabe, jetzige)
      ? { gesehenerBeitrag: bisher, hinweis: 'BEITRAG_ABGELAUFEN' }
      : {};
  }

  return { merke, istGezeigter, abgeloest };
}
