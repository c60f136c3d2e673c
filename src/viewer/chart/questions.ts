import { felderVon } from '#machines/formular/frage.ts';
import type { Flow } from '#machines/flow.ts';
import type { Ablauf } from './graph.ts';

/** The flow with what each step asks at its entrance, in the words of the page. */
export function mitFragen(ablauf: Ablauf, seiten: NonNullable<Flow['fragen']>): Ablauf {
  const zustaende = ablauf.zustaende.map((zustand) => {
    const seite = zustand.einstieg ? seiten[zustand.schritt ?? ''] : undefined;
    if (!seite) return zustand;
    const fragen = felderVon(seite, niemand).map((feld) =>
      feld.art === 'adresse' ? (feld.label ?? seite.titel) : feld.label,
    );
    return { ...zustand, fragen: [...new Set(fragen)] };
  });
  return { ...ablauf, zustaende };
}

/** Nobody has answered anything yet. */
const niemand = { antworten: {}, ergebnisse: {}, umfeld: null, heute: '', sperren: {} };
