import * as z from 'zod/mini';
import { antworten, type Auswahl } from './answers.ts';
import type { AenderungsKontext } from './machine.ts';

/** The answer has the shape its step asks for. */
export function istVollstaendig(antwort: unknown): antwort is Auswahl {
  return z.safeParse(antworten.auswahl, antwort).success;
}

/** The stored calculation belongs to the choice as it is now. */
export function istBerechnungAktuell({ antworten: a, berechnung }: AenderungsKontext): boolean {
  return a.auswahl !== undefined && berechnung !== null && istGleich(a.auswahl, berechnung.eingabe);
}

function istGleich(a: Auswahl, b: Auswahl): boolean {
  return (
    a.wirksamkeitsdatum === b.wirksamkeitsdatum &&
    a.wunsch.art === b.wunsch.art &&
    a.wunsch.wert === b.wunsch.wert
  );
}
