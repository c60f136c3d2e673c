import { useLayoutEffect, useRef } from 'react';
import { Field } from '../field/Field.tsx';
import { fieldId } from '../field/fieldIds.ts';
import { Select } from '../select/Select.tsx';
import { useWords } from '../theme/useWords.ts';
import type { FieldBinding } from './Address.tsx';
import type { Places } from './places.ts';

/** The place: a choice where the postcode has several, a text otherwise. */
export function Place({ places, ...field }: FieldBinding & { places: Places; disabled: boolean }) {
  const several = typeof places === 'object' && places.length > 1;
  const within = useRef(false);
  const { name } = field;
  const label = useWords('address', { ort: 'Ort' })('ort');

  // She may be in the field already when the choice takes its place; otherwise this changes nothing.
  useLayoutEffect(() => {
    if (within.current) document.getElementById(fieldId(name))?.focus();
  });

  return (
    <div onFocus={() => (within.current = true)} onBlur={() => (within.current = false)}>
      {several ? (
        <Select
          {...field}
          label={label}
          ask
          options={places.map((place) => ({ value: place, label: place }))}
        />
      ) : (
        <Field {...field} label={label} type="text" autoComplete="address-level2" />
      )}
    </div>
  );
}
