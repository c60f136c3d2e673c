import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { hausmarke } from '#contract/marken.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import * as select from '#machines/antrag/selectors.ts';
import type { Feldeingabe, Feldeingaben } from '../../../../formular/antwort.ts';
import { type Formularwerte, useEingaben } from '../../../../formular/useEingaben.ts';
import { usePorts } from '../../../../ports.ts';
import { type StepProps, useKontext } from '../step.ts';
import { gesperrteZahlweisen, tarifseite } from './tarifseite.ts';
import { t } from './texte.ts';
import { beginnAus, beginnVon, liesWahl, mitBeginn, type Tarifwahl, wahlAus } from './wahl.ts';

/** The choice at the price: an answer at once, but for a later beginning whose day is still missing. */
export function useTarifwahl({ actor, seite }: Pick<StepProps, 'actor' | 'seite'>) {
  const heute = heuteInBerlin(usePorts().now());
  const antworten = useKontext(actor, (context) => context.antworten);
  const marke = useKontext(actor, ({ umfeld }) => umfeld?.marke) ?? hausmarke;
  const antwort = useSelector(actor, select.tarifantwort);
  const gewaehlt = wahlAus(antworten);
  const werte = useWahlwerte(gewaehlt, heute, (wahl) =>
    actor.send({ type: 'WAHL', antwort: wahl, heute }),
  );
  const beginn = gewaehlt && (werte.spaeter === null ? beginnAus(gewaehlt, heute) : 'SPAETER');
  const sperren = gesperrteZahlweisen(antwort);
  const alsWahl = (gelesen: object) => gewaehlt && liesWahl(gewaehlt, gelesen, heute);
  const form = useEingaben(
    tarifseite(seite.tarif, { heute, marke, antwort, beginn }),
    { sperren },
    {},
    {
      form: formMit(alsWahl, seite.regel.formen(heute)['angebot']),
      // What is ruled out is read as not chosen; it stays her choice until she makes another.
      widersprueche: () =>
        gewaehlt && sperren['zahlweise']?.[gewaehlt.zahlweise] !== undefined
          ? [{ feld: 'zahlweise', text: t('zahlweiseNichtMoeglich') }]
          : [],
    },
    werte,
  );
  if (!gewaehlt) return null;
  return {
    form,
    weiter: () => {
      const gelesen = form.pruefe();
      if (gelesen) actor.send({ type: 'WEITER', antwort: alsWahl(gelesen), heute });
    },
  };
}

/** What is chosen stands in the chart; only a later day that it does not take yet stands here. */
function useWahlwerte(
  gewaehlt: Tarifwahl | null,
  heute: string,
  waehle: (wahl: Tarifwahl) => void,
): Formularwerte & { spaeter: string | null } {
  const [spaeter, setSpaeter] = useState<string | null>(null);
  const [fehler, setzeFehler] = useState<Formularwerte['fehler']>({});
  const getippt: Feldeingaben = {
    variante: gewaehlt?.variante ?? '',
    sb: gewaehlt?.sb ?? '',
    zahlweise: gewaehlt?.zahlweise ?? '',
    versicherungsbeginn: (gewaehlt && beginnAus(gewaehlt, heute)) ?? '',
    beginnverlegung: gewaehlt?.beginnverlegung ?? '',
    ...(spaeter === null ? {} : { versicherungsbeginn: 'SPAETER', beginnverlegung: spaeter }),
  };
  const setze = (name: string, wert: Feldeingabe) => {
    if (!gewaehlt) return;
    if (name !== 'versicherungsbeginn' && name !== 'beginnverlegung') {
      return waehle({ ...gewaehlt, [name]: wert });
    }
    const beginn = name === 'versicherungsbeginn' ? beginnVon(wert) : 'SPAETER';
    const tag = name === 'beginnverlegung' ? String(wert) : '';
    setSpaeter(beginn === 'SPAETER' ? tag : null);
    if (beginn !== 'SPAETER' || tag !== '') waehle(mitBeginn(gewaehlt, beginn, tag, heute));
  };
  return { spaeter, getippt, jetzt: () => getippt, setze, fehler, setzeFehler };
}

/** The shape of the step, and before it the day that a later beginning needs. */
function formMit(alsWahl: (gelesen: object) => unknown, shape: z.ZodMiniType | undefined) {
  const mitTag = z
    .looseObject({})
    .check(
      z.refine(
        ({ versicherungsbeginn: beginn, beginnverlegung: tag }) =>
          beginn !== 'SPAETER' || tag !== '',
        { error: t('beginnFehlt'), path: ['beginnverlegung'] },
      ),
    );
  const wahl = z.transform((gelesen: Readonly<Record<string, unknown>>) => alsWahl(gelesen));
  return shape && z.pipe(mitTag, z.pipe(wahl, shape));
}
