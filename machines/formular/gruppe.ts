import type { Eintrag, Fragefeld, Fragelage, Gruppenfeld, Gruppenlesung } from './frage.ts';

/** How the entries of a group are read; apart, for the pages that have one. */
export const lesung: Gruppenlesung = {
  teile: (gruppe) => [
    // Empty while nobody added or removed an entry: then there are as many as something stands in.
    { name: gruppe.name, art: 'text', label: gruppe.label, optional: true },
    ...nummern(gruppe.hoechstens).flatMap((nr) =>
      felderIn(gruppe, nr).map((feld) => mitVorgabe(gruppe, feld, nr)),
    ),
  ],
  namen: (gruppe, namenVon) => [
    gruppe.name,
    ...(gruppe.eintraege?.flat() ?? lesung.teile(gruppe).slice(1)).flatMap(namenVon),
  ],
  gelesen: (gruppe, lies, eingaben, antwort, lage) => {
    const anzahl = gruppe.anzahl(antwort, lage);
    const spielraum = typeof anzahl === 'number' ? { von: anzahl, bis: anzahl } : anzahl;
    const bis = Math.min(spielraum.bis, gruppe.hoechstens);
    const zahl = Math.min(Math.max(gewuenscht(gruppe, eingaben), spielraum.von), bis);
    const eintraege = nummern(zahl).map((nr) =>
      lies({ titel: '', felder: felderIn(gruppe, nr) }, eingabenIn(gruppe, nr, eingaben), lage),
    );
    antwort[gruppe.name] = eintraege.map((eines) => eines.antwort as Eintrag);
    return {
      ...gruppe,
      ...(spielraum.von < bis && { spielraum: { ...spielraum, bis } }),
      eintraege: eintraege.map(({ sichtbar }, nr) =>
        sichtbar.map((feld) => amPlatz(gruppe, feld, nr)),
      ),
    };
  },
};

/** What is asked of an entry. */
export function felderIn({ eintrag, nurWeitere }: Gruppenfeld, nr: number): readonly Fragefeld[] {
  if (nr > 0 || !nurWeitere) return eintrag;
  return eintrag.filter((feld) => feld.art === 'adresse' || !nurWeitere.includes(feld.name));
}

/** What the field of an entry is called on the page. */
export function nameIn({ name }: Gruppenfeld, nr: number, feld: string): string {
  return `${name}.${nr}.${feld}`;
}

function nummern(zahl: number): number[] {
  return Array.from({ length: zahl }, (_, nr) => nr);
}

function amPlatz(gruppe: Gruppenfeld, feld: Fragefeld, nr: number): Fragefeld {
  if (feld.art === 'adresse') throw new Error('An entry has no address.');
  // What it was asked for is settled by now.
  return { ...feld, name: nameIn(gruppe, nr, feld.name) };
}

/** What stands there before anybody answers, of the entry or of the field alone. */
function mitVorgabe(gruppe: Gruppenfeld, feld: Fragefeld, nr: number): Fragefeld {
  if (feld.art === 'adresse') return feld;
  const eines = amPlatz(gruppe, feld, nr);
  const vorgabe = (lage: Fragelage) =>
    eintragAus(gruppe.vorgabe?.(lage), nr)[feld.name] ?? feld.vorgabe?.(lage);
  return { ...eines, vorgabe } as Fragefeld;
}

function eintragAus(vorgabe: unknown, nr: number): Eintrag {
  // Typed where the page says it.
  return Array.isArray(vorgabe) ? ((vorgabe[nr] as Eintrag | undefined) ?? {}) : {};
}

/** As many as she said; else up to the last in which something stands. */
function gewuenscht(gruppe: Gruppenfeld, eingaben: Eingaben): number {
  const gesagt = eingaben[gruppe.name];
  if (gesagt !== undefined && gesagt !== '') return Number(gesagt);
  return (
    1 +
    nummern(gruppe.hoechstens).findLastIndex((nr) =>
      Object.values(eingabenIn(gruppe, nr, eingaben)).some((eingabe) => Boolean(eingabe)),
    )
  );
}

type Eingaben = Parameters<Gruppenlesung['gelesen']>[2];

/** What was typed in one entry, named as in it. */
export function eingabenIn(gruppe: Gruppenfeld, nr: number, eingaben: Eingaben): Eingaben {
  const davor = nameIn(gruppe, nr, '');
  return Object.fromEntries(
    Object.entries(eingaben).flatMap(([name, eingabe]) =>
      name.startsWith(davor) ? [[name.slice(davor.length), eingabe]] : [],
    ),
  );
}
