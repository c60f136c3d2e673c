import type { AntragKontext } from '#machines/antrag/context.ts';
import { type Folgen, folgenVon } from '#machines/antrag/folgen.ts';
import { tarifseite } from '#machines/antrag/fragen/tarif.ts';
import { ergebnisVon } from '#machines/antrag/regel.ts';
import { gezeigt } from '../../fragen/gezeigt.ts';
import type { AntragProduktSeite } from '../../produkt.ts';
import { schrittTitel } from '../../schrittTitel.ts';
import { t } from './texte.ts';
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
  if (schritt === 'unterlagen') return unterlagenzeilen(seite, kontext);
  const frageseite =
    schritt === 'tarif' ? gezeigt('antrag.tarif', tarifseite(seite.tarif)) : seite.fragen[schritt];
  const antwort: unknown = Reflect.get(kontext.antworten, schritt);
  if (!frageseite || typeof antwort !== 'object' || antwort === null) return [];
  const { antworten, ergebnisse, umfeld } = kontext;
  const lage = { antworten, ergebnisse, umfeld, heute: umfeld?.heute ?? '', sperren: {} };
  return zeilenVon(frageseite, antwort, lage);
}

function unterlagenzeilen(
  { regel }: AntragProduktSeite,
  kontext: AntragKontext,
): Uebersichtszeile[] {
  const dokumente = ergebnisVon(regel, 'unterlagenVorbereiten', kontext)?.dokumente ?? [];
  const einzelne = dokumente.filter(({ typ }) => typ !== 'ALLE_UNTERLAGEN');
  const { einwilligungen = {} } = kontext.antworten.unterlagen ?? {};
  const anzahl = Object.keys(einwilligungen).length;
  return [
    { label: t('dokumente'), value: t('dokumenteErhalten', { anzahl: einzelne.length }) },
    { label: t('erklaerungen'), value: t('erklaerungenGegeben', { anzahl }) },
  ];
}
