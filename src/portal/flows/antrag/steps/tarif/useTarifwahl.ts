import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { hausmarke } from '#contract/marken.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { endeVon } from '#machines/antrag/einmalig.ts';
import * as select from '#machines/antrag/selectors.ts';
import type { Antragslage } from '#machines/antrag/frage.ts';
import type { LoseAntwort, TeilDerAntwort } from '#machines/formular/frage.ts';
import type { Konfigurator } from '#machines/antrag/fragen/konfigurator.ts';
import {
  type Feldeingabe,
  type Feldeingaben,
  eingabeVon,
  lies,
  namenVon,
} from '../../../../formular/antwort.ts';
import { type Formularwerte, useEingaben } from '../../../../formular/useEingaben.ts';
import { usePorts } from '../../../../ports.ts';
import { angebotsseite, gesperrt } from '../angebot/angebotsseite.ts';
import { type StepProps, useKontext } from '../step.ts';
import { gesperrteZahlweisen, tarifseite } from './tarifseite.ts';
import { t } from './texte.ts';
import {
  andererTag,
  beginnAus,
  beginnVon,
  liesWahl,
  mitBeginn,
  type Tarifwahl,
  wahlAus,
} from './wahl.ts';

/** The choice at the price: an answer at once, but for a other beginning whose day is still missing. */
export function useTarifwahl({ actor, seite }: Pick<StepProps, 'actor' | 'seite'>) {
  const heute = heuteInBerlin(usePorts().now());
  const antworten = useKontext(actor, (context) => context.antworten);
  const marke = useKontext(actor, ({ umfeld }) => umfeld?.marke) ?? hausmarke;
  const ergebnisse = useKontext(actor, (context) => context.ergebnisse);
  const umfeld = useKontext(actor, (context) => context.umfeld);
  const bestaetigt = useKontext(actor, (context) => context.bestaetigt);
  const antwort = useSelector(actor, select.tarifantwort);
  const gewaehlt = wahlAus(antworten);
  const { konfigurator } = seite.tarif;
  const stand = { antworten, ergebnisse, umfeld, bestaetigt, heute };
  const eigene = konfigurator?.sperren({ ...stand, sperren: {} }) ?? {};
  const sperren = konfigurator
    ? gesperrt(konfigurator, antwort, eigene)
    : gesperrteZahlweisen(antwort);
  const lage: Antragslage = { ...stand, sperren };
  const ergaenzt = (wahl: Tarifwahl) => konfigurator?.ergaenzt(wahl, antworten) ?? wahl;
  const waehle = (wahl: Tarifwahl) => actor.send({ type: 'WAHL', antwort: ergaenzt(wahl), heute });
  const verworfen = useSelector(actor, select.verworfeneWahl);
  const werte = useWahlwerte({ gewaehlt, verworfen, heute, konfigurator, lage }, waehle);
  const beginn = gewaehlt && (werte.anderer === null ? beginnAus(gewaehlt, heute) : 'ANDERER');
  const alsWahl = (gelesen: object) => gewaehlt && ergaenzt(liesWahl(gewaehlt, gelesen, heute));
  const tag = werte.getippt['beginnverlegung'];
  const einmalig = endeVon(antworten) !== null;
  const tarifstand = { heute, marke, antwort, beginn, tag, einmalig };
  const form = useEingaben(
    konfigurator
      ? angebotsseite({ tarif: seite.tarif, konfigurator }, tarifstand)
      : tarifseite(seite.tarif, tarifstand),
    lage,
    {},
    {
      form: formMit(alsWahl, seite.regel.formen(heute)['angebot']),
      // What is ruled out is read as not chosen; it stays her choice until she makes another.
      widersprueche: () => [
        ...(seite.regel.fehlt?.(stand) ?? []),
        ...(gewaehlt && sperren['zahlweise']?.[gewaehlt.zahlweise] !== undefined
          ? [{ feld: 'zahlweise', text: t('zahlweiseNichtMoeglich') }]
          : []),
      ],
    },
    werte,
  );
  if (!gewaehlt) return null;
  return {
    form,
    lage,
    gewaehlt,
    waehle,
    weiter: () => {
      const gelesen = form.pruefe();
      if (gelesen) actor.send({ type: 'WEITER', antwort: alsWahl(gelesen), heute });
    },
  };
}

/** What is chosen stands in the chart; only another day that it does not take yet stands here. */
function useWahlwerte(
  { gewaehlt, verworfen, heute, konfigurator, lage }: Wahlstand,
  waehle: (wahl: Tarifwahl) => void,
): Formularwerte & { anderer: string | null } {
  const [anderer, setAnderer] = useState<string | null>(null);
  if (anderer !== null && verworfen && anderer === andererTag(verworfen, heute)) setAnderer(null);
  const [fehler, setzeFehler] = useState<Formularwerte['fehler']>({});
  const eigene = konfigurator?.felder ?? [];
  const getippt: Feldeingaben = {
    ...Object.fromEntries(
      eigene.flatMap((feld) =>
        feld.art === 'adresse' || feld.wenn?.(gelesenAus(gewaehlt), lage) === false
          ? []
          : [[feld.name, eingabeZu(feld, gewaehlt?.[feld.name], lage)]],
      ),
    ),
    variante: gewaehlt?.variante ?? '',
    sb: gewaehlt?.sb ?? '',
    zahlweise: gewaehlt?.zahlweise ?? '',
    versicherungsbeginn: (gewaehlt && beginnAus(gewaehlt, heute)) ?? '',
    beginnverlegung: (gewaehlt && andererTag(gewaehlt, heute)) ?? '',
    ...(anderer === null ? {} : { versicherungsbeginn: 'ANDERER', beginnverlegung: anderer }),
  };
  const setze = (name: string, wert: Feldeingabe) => {
    if (!gewaehlt) return;
    if (eigene.some((feld) => namenVon(feld).includes(name))) {
      const { antwort } = lies({ titel: '', felder: eigene }, { ...getippt, [name]: wert }, lage);
      return waehle({ ...gewaehlt, ...antwort });
    }
    if (name !== 'versicherungsbeginn' && name !== 'beginnverlegung') {
      return waehle({ ...gewaehlt, [name]: wert });
    }
    const beginn = name === 'versicherungsbeginn' ? beginnVon(wert) : 'ANDERER';
    const tag = name === 'beginnverlegung' ? String(wert) : '';
    setAnderer(beginn === 'ANDERER' ? tag : null);
    if (beginn !== 'ANDERER' || tag !== '') waehle(mitBeginn(gewaehlt, beginn, tag, heute));
  };
  return { anderer, getippt, jetzt: () => getippt, setze, fehler, setzeFehler };
}

interface Wahlstand {
  gewaehlt: Tarifwahl | null;
  /** A choice that could not be calculated: what was typed for it does not stand either. */
  verworfen: Pick<Tarifwahl, 'versicherungsbeginn' | 'beginnverlegung'> | null;
  heute: string;
  konfigurator: Konfigurator | undefined;
  lage: Antragslage;
}

/** A choice as its fields look at it. */
function gelesenAus(gewaehlt: Tarifwahl | null) {
  // The chart has read it by its shape.
  return { ...gewaehlt } as TeilDerAntwort<LoseAntwort>;
}

/** What stands in a field of a product's own: what was suggested stands there until she takes another. */
function eingabeZu(feld: Konfigurator['felder'][number], wert: unknown, lage: Antragslage) {
  if (feld.art === 'haken') return wert === (feld.wert ?? true);
  return eingabeVon(feld, feld.art === 'regler' ? (wert ?? feld.auch?.(lage)) : wert);
}

/** The shape of the step, and before it the day that another beginning needs. */
function formMit(alsWahl: (gelesen: object) => unknown, shape: z.ZodMiniType | undefined) {
  const mitTag = z
    .looseObject({})
    .check(
      z.refine(
        ({ versicherungsbeginn: beginn, beginnverlegung: tag }) =>
          beginn !== 'ANDERER' || tag !== '',
        { error: t('beginnFehlt'), path: ['beginnverlegung'] },
      ),
    );
  const wahl = z.transform((gelesen: Readonly<Record<string, unknown>>) => alsWahl(gelesen));
  return shape && z.pipe(mitTag, z.pipe(wahl, shape));
}
