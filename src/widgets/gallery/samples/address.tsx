import { useState } from 'react';
import { Address, type AddressProps, type FindStreets } from '../../address/Address.tsx';
import type { FindPlaces } from '../../address/places.ts';
import type { Sample } from '../sample.ts';

const orte: Readonly<Record<string, readonly string[]>> = {
  '20095': ['Hamburg'],
  '48143': ['Münster'],
  '24220': ['Böhnhusen', 'Flintbek', 'Schönhorst', 'Techelsdorf'],
};
const strassen = ['Domstraße', 'Mönckebergstraße', 'Raboisen'];

const findet: FindPlaces = (plz) => Promise.resolve(orte[plz] ?? []);
/** Answers when the page is told that the answer is there. */
const findetSpaet: FindPlaces = (plz, signal) =>
  new Promise((resolve) => {
    const da = () => resolve(orte[plz] ?? []);
    globalThis.addEventListener('orte-gefunden', da, { once: true, signal });
  });
const scheitert: FindPlaces = () => Promise.reject(new Error('No place can be asked for.'));
const schlaegtVor: FindStreets = ({ ort, typed }) =>
  Promise.resolve(
    strassen.filter(
      (strasse) => ort === 'Hamburg' && strasse.toLowerCase().startsWith(typed.toLowerCase()),
    ),
  );

export default {
  titel: 'Adresse',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Felder name="leer" />,
    'wird-nachgeschlagen': () => <Felder name="spaet" findPlaces={findetSpaet} />,
    'plz-bekannt': () => <Felder name="bekannt" start={['20095']} knownPostcode />,
    gefuellt: () => <Felder name="gefuellt" start={['20095', 'Hamburg', 'Domstraße', '5']} />,
    'mehrere-orte': () => <Felder name="mehrere" start={['24220']} />,
    unbekannt: () => <Felder name="unbekannt" start={['99999']} />,
    gestoert: () => <Felder name="gestoert" start={['20095']} findPlaces={scheitert} />,
    fehler: () => (
      <Felder
        name="fehler"
        start={['4814', '', 'Ludgeristraße']}
        errors={[
          'Geben Sie die 5 Ziffern der Postleitzahl ein, zum Beispiel 01067.',
          'Geben Sie Ihren Ort ein.',
          undefined,
          'Geben Sie Ihre Hausnummer ein.',
        ]}
      />
    ),
    gesperrt: () => (
      <Felder name="gesperrt" start={['48143', 'Münster', 'Ludgeristraße', '12']} disabled />
    ),
    lang: () => (
      <Felder
        name="lang"
        start={[
          '25938',
          'Kaiser-Wilhelm-Koog bei Friedrichskoog-Spitze',
          'Bürgermeister-Doktor-Schwanenflügel-Straße',
          '123a - 125b',
        ]}
      />
    ),
  },
} satisfies Sample;

const felder = ['plz', 'ort', 'strasse', 'hausnummer'] as const;

function Felder({
  name,
  start,
  errors,
  knownPostcode = false,
  ...rest
}: {
  name: string;
  start?: readonly string[];
  errors?: readonly (string | undefined)[];
  knownPostcode?: boolean;
} & Partial<Pick<AddressProps, 'findPlaces' | 'disabled'>>) {
  const [values, setValues] = useState(() => felder.map((_, index) => start?.[index] ?? ''));
  const [plz, ort, strasse, hausnummer] = felder.map((feld, index) => ({
    name: `${name}.${feld}`,
    value: values[index] ?? '',
    onChange: (value: string) => setValues((now) => now.with(index, value)),
    error: errors?.[index],
  }));
  return (
    plz &&
    ort &&
    strasse &&
    hausnummer && (
      <Address
        findPlaces={findet}
        findStreets={schlaegtVor}
        {...rest}
        {...{ ort, strasse, hausnummer }}
        plz={knownPostcode ? { known: plz.value } : plz}
      />
    )
  );
}
