import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { ZahlweiseAngebot } from '#contract/entities/aenderung.ts';
import { antworten } from '#machines/vertrag/aenderung/answers.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import type { StepProps } from './step.ts';

/** The choice before it is an answer: kept in the draft from the first click on, checked when sent. */
export function useWahl({ actor, draft }: StepProps, angebot: ZahlweiseAngebot) {
  const bisher = useSelector(actor, select.auswahl);
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const [gewaehlt, setGewaehlt] = useState<string | null>(bisher?.wunsch.wert ?? null);
  const [versuch, setVersuch] = useState({ nummer: 0, fehlt: false });

  const antwortZu = (wert: string | null) =>
    z.safeParse(antworten.auswahl, {
      wunsch: { art: 'zahlweise', wert },
      wirksamkeitsdatum: angebot.wirksamkeitsdatum,
    }).data;

  return {
    gewaehlt,
    versuch,
    waehlen: (wert: string) => {
      setGewaehlt(wert);
      const auswahl = antwortZu(wert);
      if (auswahl) draft.write({ schritt: 'auswahl', antworten: { auswahl } });
    },
    senden: () => {
      const antwort = antwortZu(gewaehlt);
      setVersuch(({ nummer }) => ({ nummer: nummer + 1, fehlt: !antwort }));
      if (!antwort) return;
      const wieVorher = istFehler && gewaehlt === bisher?.wunsch.wert;
      actor.send(wieVorher ? { type: 'ERNEUT' } : { type: 'WEITER', antwort });
    },
  };
}
