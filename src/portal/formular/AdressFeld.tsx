import { useState } from 'react';
import { Address, type FindStreets } from '#widgets/address/Address.tsx';
import type { FindPlaces } from '#widgets/address/places.ts';
import type { Client } from '../client/client.ts';
import { usePorts } from '../ports.ts';
import type { EingabeProps } from './Felder.tsx';
import { merkeUnbekannt, ortssuche } from './postleitzahlen.ts';

/** Four inputs of an answer, with what is known of places and streets. */
export function AdressFeld({
  feld,
  lage,
  eingaben,
  setze,
  fehlerZu,
}: Pick<EingabeProps<'adresse'>, 'feld' | 'lage' | 'eingaben' | 'setze' | 'fehlerZu'>) {
  const { client } = usePorts();
  const [suche] = useState(() => adressSuche(client));
  // The page reads what was typed as the page wrote it.
  const ohneSuche = feld.ohneSuche?.(eingaben) === true;
  const mitBuchstaben = feld.mitBuchstaben?.(eingaben) === true;
  const bindung = (name: string) => ({
    name,
    value: String(eingaben[name] ?? ''),
    onChange: (wert: string) => setze(name, wert),
    error: fehlerZu(name),
  });
  return (
    <Address
      plz={
        feld.plz
          ? { known: feld.plz(lage) }
          : { ...bindung('plz'), ...(mitBuchstaben && { inputMode: 'text' }) }
      }
      ort={bindung('ort')}
      strasse={bindung('strasse')}
      hausnummer={bindung('hausnummer')}
      {...(ohneSuche ? keineSuche : suche)}
    />
  );
}

/** Nothing is known of places elsewhere. */
const keineSuche = { findPlaces: async () => [], findStreets: async () => [] };

function adressSuche(client: Client) {
  const frageOrte: FindPlaces = async (postcode, signal) => {
    const { orteZu } = await ladeAufrufe();
    const orte = await orteZu(client, postcode, signal);
    if (orte === null) merkeUnbekannt(postcode);
    return orte ?? [];
  };
  const findPlaces: FindPlaces = (postcode, signal) => {
    const orte = frageOrte(postcode, signal);
    ortssuche.jetzt = orte.catch(() => null);
    return orte;
  };
  const findStreets: FindStreets = async ({ plz, ort, typed }, signal) => {
    const { strassenIn } = await ladeAufrufe();
    return strassenIn(client, { plz, ort, pattern: typed }, signal);
  };
  return { findPlaces, findStreets };
}

/** Behind the first question, with zod (decision 0021). */
const ladeAufrufe = () => import('./nachschlagen.ts');
