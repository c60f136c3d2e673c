import type { Tarifantwort, Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragKontext, BasisAntworten } from './context.ts';
import type { Konfigurator } from './fragen/konfigurator.ts';
import { gleich } from '../gleich.ts';
import { ergebnisVon, type Produktregel } from './regel.ts';

export type Vorausbeitrag = Pick<Tarifbeitrag, 'versicherungsPraemie' | 'zahlweise'>;

type Wahl = Readonly<Record<string, unknown>>;

/**
 * What the price before said the choice made just now would cost (`domain/verkauf.md §2`): to be shown until its own
 * price is there, and never kept. Null where more than one thing was changed, or nobody asked about it.
 */
export function vorausbeitrag<A extends BasisAntworten>(
  regel: Produktregel<A>,
  { preisfelder, ergaenzt }: Pick<Konfigurator, 'preisfelder' | 'ergaenzt'>,
  context: AntragKontext<A>,
): Vorausbeitrag | null {
  const { berechneteWahl, antworten } = context;
  const damit = { ...context, antworten: { ...antworten, angebot: berechneteWahl ?? undefined } };
  const antwort = berechneteWahl && ergebnisVon(regel, 'tarifieren', damit);
  if (!antwort?.beitrag) return null;
  const vorher: Wahl = { ...berechneteWahl };
  const jetzt: Wahl = { ...antworten.angebot };
  // Some choices bring another one along.
  const feld = verschiedene(vorher, jetzt).find((eines) => {
    const damitAllein = ergaenzt({ ...vorher, [eines]: jetzt[eines] }, antworten);
    return verschiedene(damitAllein, jetzt).length === 0;
  });
  if (feld === undefined) return null;
  return preisMit(antwort, antwort.beitrag, {
    feld,
    preisfeld: preisfelder[feld] ?? feld,
    vorher: vorher[feld],
    jetzt: jetzt[feld],
  });
}

function verschiedene(eine: Wahl, andere: Wahl): string[] {
  return Object.keys({ ...eine, ...andere }).filter((feld) => !gleich(eine[feld], andere[feld]));
}

interface Aenderung {
  readonly feld: string;
  /** As the request for a price calls it. */
  readonly preisfeld: string;
  readonly vorher: unknown;
  readonly jetzt: unknown;
}

function preisMit(
  { angebote, alternativen }: Tarifantwort,
  { zahlweise, zahlweisen }: Tarifbeitrag,
  { feld, preisfeld, vorher, jetzt }: Aenderung,
): Vorausbeitrag | null {
  // Every way to pay has a price of its own.
  const bezahlt = zahlweisen.find((eine) => eine.zahlweise === jetzt && eine.hinderung === null);
  if (bezahlt) return bezahlt;
  const praemie =
    feld === 'variante'
      ? angebote?.find(({ variante }) => variante === jetzt)?.versicherungsPraemie
      : alternativen?.find(
          (eine) => eine.feld === preisfeld && eine.wert === anderes(vorher, jetzt),
        )?.versicherungsPraemie;
  return typeof praemie === 'number' ? { versicherungsPraemie: praemie, zahlweise } : null;
}

/** What was taken in or left out of a list; else what is chosen now, where what is left out is a no. */
function anderes(vorher: unknown, jetzt: unknown): unknown {
  if (!istListe(vorher) || !istListe(jetzt)) return jetzt ?? false;
  const [erstes, ...weitere] = [
    ...jetzt.filter((eines) => !vorher.includes(eines)),
    ...vorher.filter((eines) => !jetzt.includes(eines)),
  ];
  return weitere.length === 0 ? erstes : undefined;
}

function istListe(wert: unknown): wert is readonly unknown[] {
  return Array.isArray(wert);
}
