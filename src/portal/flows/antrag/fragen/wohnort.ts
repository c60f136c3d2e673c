type Bekanntes = Readonly<Record<string, unknown>>;

const adresse = ['plz', 'ort', 'strasse', 'hausnummer'] as const;

/** Whoever is known to live elsewhere than in what she insures is not taken for living there. */
export function mitWohnort(person: Bekanntes | undefined, risikoort: unknown) {
  if (person?.['plz'] === undefined || typeof risikoort !== 'object' || risikoort === null) {
    return person;
  }
  const istDort = adresse.every((feld) => person[feld] === Reflect.get(risikoort, feld));
  return { ...person, woanders: !istDort };
}

/** What is insured: asked at once, or its postcode first. */
export function risikoortVon(antworten: Bekanntes): unknown {
  const { risikoort, einstieg, wohnung } = antworten;
  return risikoort ?? (wohnung && { ...Object(einstieg), ...Object(wohnung) });
}

/** Her address is no answer where another postcode was named; out of a draft it comes without one. */
export function anDiesemOrt(wohnung: Bekanntes | undefined, einstieg: unknown) {
  const plz = wohnung?.['plz'];
  return plz === undefined || plz === Reflect.get(Object(einstieg), 'plz') ? wohnung : undefined;
}
