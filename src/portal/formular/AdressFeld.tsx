import { useState } from 'react';
import { Address, type FindStreets } from '#widgets/address/Address.tsx';
import type { FindPlaces } from '#widgets/address/places.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';
import { usePorts } from '../ports.ts';
import type { EingabeProps } from './Eingabefeld.tsx';
import { merkeUnbekannt } from './postleitzahlen.ts';

/** Four inputs of an answer, with what is known of places and streets. */
export function AdressFeld({
  eingaben,
  setze,
  fehlerZu,
}: Pick<EingabeProps, 'eingaben' | 'setze' | 'fehlerZu'>) {
  const { client } = usePorts();
  const [suche] = useState(() => adressSuche(client));
  const bindung = (name: string) => ({
    name,
    value: String(eingaben[name] ?? ''),
    onChange: (wert: string) => setze(name, wert),
    error: fehlerZu(name),
  });
  return (
    <Address
      plz={bindung('plz')}
      ort={bindung('ort')}
      strasse={bindung('strasse')}
      hausnummer={bindung('hausnummer')}
      {...suche}
    />
  );
}

function adressSuche(client: Client) {
  const findPlaces: FindPlaces = async (postcode, signal) => {
    const { orteLesen } = await ladeAufrufe();
    const antwort = await client.call(orteLesen, { params: { postcode }, signal });
    if (!antwort.ok && antwort.errorStatus === 404) {
      merkeUnbekannt(postcode);
      return [];
    }
    return [...new Set(unwrap(antwort).map(({ ort }) => ort))];
  };
  const findStreets: FindStreets = async ({ plz, ort, typed }, signal) => {
    const { strassenSuchen } = await ladeAufrufe();
    const query = { plz, ort, pattern: typed };
    return unwrap(await client.call(strassenSuchen, { query, signal })).map(
      ({ strasse }) => strasse,
    );
  };
  return { findPlaces, findStreets };
}

/** Behind the first question, with zod (decision 0021). */
const ladeAufrufe = () => import('#contract/endpoints/zuers.ts');
