import { useCallback } from 'react';
import { Field } from '../field/Field.tsx';
import { SuggestField } from '../suggest-field/SuggestField.tsx';
import { useWords } from '../theme/useWords.ts';
import styles from './Address.module.css';
import { Place } from './Place.tsx';
import type { FindPlaces, Places } from './places.ts';
import { usePlaces } from './usePlaces.ts';

/** One text of a form. */
export interface FieldBinding {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
}

/** Streets of a place that fit what was typed. */
export type FindStreets = (
  asked: { plz: string; ort: string; typed: string },
  signal: AbortSignal,
) => Promise<readonly string[]>;

export interface AddressProps {
  /** Typed here, or known: then it is read only. */
  plz: (FieldBinding & { inputMode?: 'text' }) | { known: string };
  ort: FieldBinding;
  strasse: FieldBinding;
  hausnummer: FieldBinding;
  /** Keep it stable: each new function asks again. */
  findPlaces: FindPlaces;
  /** Keep it stable: each new function asks again. */
  findStreets: FindStreets;
  disabled?: boolean;
}

/** An address: the postcode brings the place, place and postcode bring streets; each can be typed as well. */
export function Address(props: AddressProps) {
  const { plz, ort, strasse, hausnummer, findPlaces, findStreets, disabled = false } = props;
  const say = useWords('address', words);
  const postcode = 'known' in plz ? plz.known : plz.value;
  const places = usePlaces({ plz: postcode, ort: ort.value, findPlaces }, ort.onChange);

  const note = noteOn(places);

  const suggest = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const streets = await findStreets({ plz: postcode, ort: ort.value, typed }, signal);
      return streets.map((street) => ({ value: street, label: street }));
    },
    [findStreets, postcode, ort.value],
  );

  function separate() {
    const parts = hausnummer.value === '' ? splitStreet(strasse.value) : null;
    if (parts === null) return;
    strasse.onChange(parts.strasse);
    hausnummer.onChange(parts.hausnummer);
  }

  return (
    <div className={styles.address}>
      <div className={styles.place}>
        {'known' in plz ? (
          <p className={styles.known}>
            <span>{say('plz')}</span>
            <b>{plz.known}</b>
          </p>
        ) : (
          <Field
            inputMode="numeric"
            {...plz}
            label={say('plz')}
            type="text"
            autoComplete="postal-code"
            spellCheck={false}
            inputClass={styles.number}
            disabled={disabled}
          />
        )}
        <Place {...ort} places={places} disabled={disabled} />
        <output className={styles.note}>{note === null || disabled ? '' : say(note)}</output>
      </div>
      <div className={styles.street}>
        <SuggestField
          {...strasse}
          label={say('strasse')}
          suggest={suggest}
          autoComplete="address-line1"
          noneFound={say('strasseUnbekannt')}
          onLeave={separate}
          disabled={disabled}
        />
        <Field
          {...hausnummer}
          label={say('hausnummer')}
          type="text"
          autoComplete="off"
          spellCheck={false}
          inputClass={styles.number}
          disabled={disabled}
        />
      </div>
    </div>
  );
}

/** What the postcode brought, where the fields do not show it themselves. */
function noteOn(places: Places) {
  if (places === 'failed') return 'ortNichtGefunden';
  if (typeof places !== 'object') return null;
  if (places.length > 1) return 'mehrereOrte';
  return places.length === 0 ? 'plzUnbekannt' : null;
}

const words = {
  plz: 'Postleitzahl',
  strasse: 'Straße',
  strasseUnbekannt: 'Diese Straße kennen wir noch nicht. Schreiben Sie einfach weiter.',
  hausnummer: 'Hausnummer',
  ortNichtGefunden: 'Der Ort lässt sich gerade nicht nachschlagen. Bitte schreiben Sie ihn selbst.',
  mehrereOrte: 'Zu dieser Postleitzahl gibt es mehrere Orte.',
  plzUnbekannt: 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.',
} as const;

/** Street and house number that were written in one: "Domstraße 5 a"; null where there is no number at the end. */
export function splitStreet(text: string): { strasse: string; hausnummer: string } | null {
  // Each beginning is looked at with each end: a long pasted text is no address.
  if (text.length > longest) return null;
  const [, strasse, hausnummer] =
    /^(.*\p{L}{3}\S*) (\d{1,5}(?: ?[a-z])?(?: ?- ?\d{1,5}(?: ?[a-z])?)?)$/iu.exec(text.trim()) ??
    [];
  return strasse === undefined || hausnummer === undefined ? null : { strasse, hausnummer };
}

/** Characters; longer than any street the form takes. */
const longest = 200;
