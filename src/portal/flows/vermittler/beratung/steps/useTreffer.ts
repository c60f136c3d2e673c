import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { usePorts } from '../../../../ports.ts';
import { bestandQuery } from '../../../../queries/kundenbestand.ts';
import { partnerQuery } from '../../../../queries/partnerLesen.ts';
import { anzeigename } from '../../../../pages/kunde/anzeigename.ts';
import { t } from '../texte.ts';

/** Characters a search begins with (`domain/antrag.md §8.2`). */
export const mindestens = 3;

export interface Treffer {
  readonly partnerNummer: string;
  readonly name: string;
  readonly ort: string;
}

interface Gesucht {
  vermittlerNummer: string;
  suche: string;
  /** Who is chosen already. */
  gewaehlt: string | null;
}

/** Customers of the own book that match what is typed, with whoever is chosen already; and what to say where there is none. */
export function useTreffer({ vermittlerNummer, suche, gewaehlt }: Gesucht): {
  treffer: readonly Treffer[];
  satz: string | null;
} {
  const { client } = usePorts();
  const muster = useDeferredValue(suche.trim());
  const sucht = muster.length >= mindestens;
  const anfrage = { ...alle, suche: muster };
  const bestand = useQuery({
    ...bestandQuery(client, vermittlerNummer, anfrage),
    enabled: sucht,
  });
  const wer = useQuery({ ...partnerQuery(client, gewaehlt ?? ''), enabled: gewaehlt !== null });
  const gefundene = sucht ? (bestand.data?.kunden ?? []) : [];
  const treffer = gefundene.slice(0, hoechstens).map((kunde) => ({
    partnerNummer: kunde.partnerNummer,
    name: kunde.firma ?? `${kunde.vorname} ${kunde.nachname}`,
    ort: `${kunde.plz} ${kunde.ort}`,
  }));
  const istDabei = treffer.some(({ partnerNummer }) => partnerNummer === gewaehlt);
  const { anschrift } = wer.data ?? {};
  const gewaehlter =
    gewaehlt !== null && wer.data && anschrift && !istDabei
      ? [
          {
            partnerNummer: gewaehlt,
            name: anzeigename(wer.data),
            ort: `${anschrift.plz} ${anschrift.ort}`,
          },
        ]
      : [];
  const alleTreffer = [...gewaehlter, ...treffer];
  return { treffer: alleTreffer, satz: alleTreffer.length > 0 ? null : satzZu(sucht, bestand) };
}

function satzZu(
  sucht: boolean,
  { isError, isPending }: { isError: boolean; isPending: boolean },
): string {
  if (!sucht) return t('waehlen');
  if (isError) return t('sucheFehler');
  return t(isPending ? 'sucht' : 'keinTreffer');
}

/** More is no choice: he types on. */
const hoechstens = 6;

const alle = {
  produkt: null,
  status: null,
  marke: null,
  mahnung: false,
  umsatzaufgabe: false,
  faellig: false,
  untervermittler: null,
  sortierung: 'NAME',
  seite: 1,
} as const;
