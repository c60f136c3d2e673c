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
