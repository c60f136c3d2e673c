import { texte } from '../../texte.ts';

/** A text of several sections as it is written down; `{name}` is filled in. */
export interface Text {
  titel: string;
  einleitung: string;
  abschnitte: Readonly<Record<string, TextAbschnitt>>;
}

export interface TextAbschnitt {
  titel: string;
  absaetze?: readonly string[];
  punkte?: readonly string[];
}

/** The same, filled in and in the spelling of the brand. */
export interface Prosa {
  titel: string;
  einleitung: string;
  abschnitte: readonly { id: string; titel: string; absaetze: string[]; punkte: string[] }[];
}

/** A text as a dictionary: spelling and keys as on every other page. */
export function prosa(bereich: string, text: Text): (werte: Record<string, string>) => Prosa {
  const t = texte(bereich, saetze(text));
  return (werte) => ({
    titel: t('titel'),
    einleitung: t('einleitung', werte),
    abschnitte: Object.entries(text.abschnitte).map(([id, { absaetze = [], punkte = [] }]) => ({
      id,
      titel: t(`${id}.titel`),
      absaetze: absaetze.map((_, stelle) => t(`${id}.${stelle}`, werte)),
      punkte: punkte.map((_, stelle) => t(`${id}.punkt${stelle}`, werte)),
    })),
  });
}

function saetze({ titel, einleitung, abschnitte }: Text): Record<string, string> {
  const alle: Record<string, string> = { titel, einleitung };
  for (const [id, { titel, absaetze = [], punkte = [] }] of Object.entries(abschnitte)) {
    alle[`${id}.titel`] = titel;
    for (const [stelle, satz] of absaetze.entries()) alle[`${id}.${stelle}`] = satz;
    for (const [stelle, satz] of punkte.entries()) alle[`${id}.punkt${stelle}`] = satz;
  }
  return alle;
}
