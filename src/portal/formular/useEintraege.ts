import { useState } from 'react';
import type { Gruppenfeld } from '#machines/formular/frage.ts';
import { eingabenIn, felderIn, nameIn } from '#machines/formular/gruppe.ts';
import { fieldId } from '#widgets/field/fieldIds.ts';
import { type Feldeingabe, type Feldeingaben, namenVon } from './antwort.ts';
import type { EingabeProps } from './Felder.tsx';

/** An entry that was taken away, as it was typed. */
export interface Entferntes {
  readonly nr: number;
  readonly eingaben: Feldeingaben;
}

/** Adds and removes the entries of a group; what was removed last can be had back until she adds another. */
export function useEintraege({ feld, eingaben, setze }: EingabeProps<'gruppe'>) {
  const [entfernt, setEntfernt] = useState<Entferntes | null>(null);
  const alle = eintraegeIn(feld, eingaben);

  function schreibe(neue: readonly Feldeingaben[], nr: number): void {
    for (const [name, wert] of geschrieben(feld, eingaben, neue)) setze(name, wert);
    fokussiere(feld, nr);
  }

  return {
    entfernt,
    hinzufuegen: () => {
      schreibe([...alle, {}], alle.length);
      setEntfernt(null);
    },
    entferne: (nr: number) => {
      // The one behind it has moved up; the last leaves the one before it.
      schreibe(alle.toSpliced(nr, 1), Math.max(0, Math.min(nr, alle.length - 2)));
      setEntfernt({ nr, eingaben: alle[nr] ?? {} });
    },
    zurueck: () => {
      if (!entfernt) return;
      schreibe(alle.toSpliced(entfernt.nr, 0, entfernt.eingaben), entfernt.nr);
      setEntfernt(null);
    },
  };
}

/** What stands in each entry that is asked for. */
export function eintraegeIn(feld: Gruppenfeld, eingaben: Feldeingaben): Feldeingaben[] {
  return (feld.eintraege ?? []).map((_, nr) => eingabenIn(feld, nr, eingaben));
}

/** What is typed, by name of its field, for these entries to stand there; what stood behind them is emptied. */
export function geschrieben(
  feld: Gruppenfeld,
  eingaben: Feldeingaben,
  neue: readonly Feldeingaben[],
): readonly (readonly [name: string, wert: Feldeingabe])[] {
  const zahl = Math.max(neue.length, eintraegeIn(feld, eingaben).length);
  const werte = Array.from({ length: zahl }, (_, nr) =>
    felderIn(feld, nr)
      .flatMap(namenVon)
      .map((name) => [nameIn(feld, nr, name), neue[nr]?.[name] ?? ''] as const),
  );
  return [...werte.flat(), [feld.name, String(neue.length)]];
}

/** The button is gone or far away: she goes on at the first field of the entry. */
function fokussiere(feld: Gruppenfeld, nr: number): void {
  const [erstes = ''] = felderIn(feld, nr).flatMap(namenVon);
  requestAnimationFrame(() => document.getElementById(fieldId(nameIn(feld, nr, erstes)))?.focus());
}
