import { mitBeginn } from '#machines/antrag/anschluss.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { type Folgen, folgenVon } from '#machines/antrag/folgen.ts';
import { tarifseite } from '#machines/antrag/fragen/tarif.ts';
import { gezeigt } from '../../fragen/gezeigt.ts';
import type { AntragProduktSeite } from '../../produkt.ts';
import { schrittTitel } from '../../schrittTitel.ts';
import { type Uebersichtszeile, zeilenVon } from './zeilen.ts';

/** The answers of one step, and what hangs on them. */
export interface Block {
  readonly schritt: string;
  readonly titel: string;
  readonly zeilen: readonly Uebersichtszeile[];
  readonly folgen: Folgen;
}

/** Everything she answered, step by step on her path. */
export function bloecke(
  seite: AntragProduktSeite,
  schritte: readonly string[],
  kontext: AntragKontext,
): Block[] {
  return schritte.flatMap((schritt) => {
    const zeilen = zeilenZu(seite, schritt, kontext);
    if (zeilen.length === 0) return [];
    const titel = schrittTitel(seite.chart, schritt);
    return [{ schritt, titel, zeilen, folgen: folgenVon(seite.regel, kontext, schritt) }];
  });
}

function zeilenZu(
  seite: AntragProduktSeite,
  schritt: string,
  kontext: AntragKontext,
): Uebersichtszeile[] {
  const frageseite =
    schritt === 'angebot'
      ? gezeigt('antrag.tarif', tarifseite(seite.tarif))
      : seite.fragen[schritt];
  const antwort: unknown = Reflect.get(mitBeginn(kontext), schritt);
  if (!frageseite || typeof antwort !== 'object' || antwort === null) return [];
  const { antworten, ergebnisse, umfeld } = kontext;
  const lage = { antworten, ergebnisse, umfeld, heute: umfeld?.heute ?? '', sperren: {} };
  return zeilenVon(frageseite, antwort, lage);
}
