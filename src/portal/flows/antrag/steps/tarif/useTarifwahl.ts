import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { heuteInBerlin } from '#contract/tag.ts';
import * as select from '#machines/antrag/selectors.ts';
import { usePorts } from '../../../../ports.ts';
import { type StepProps, useKontext } from '../step.ts';
import { t } from './texte.ts';
import { type Beginn, beginnAus, mitBeginn, type Tarifwahl, wahlAus } from './wahl.ts';

/** The choice at the price: an answer at once, but for a later beginning whose day is still missing. */
export function useTarifwahl({ actor, seite }: Pick<StepProps, 'actor' | 'seite'>) {
  const heute = heuteInBerlin(usePorts().now());
  const antworten = useKontext(actor, (context) => context.antworten);
  const beitrag = useSelector(actor, select.tarifantwort)?.beitrag;
  const [spaeter, setSpaeter] = useState<string | null>(null);
  const [versuch, setVersuch] = useState<{ nummer: number; fehler: readonly FieldError[] }>({
    nummer: 0,
    fehler: [],
  });
  const gewaehlt = wahlAus(antworten);
  if (!gewaehlt) return null;

  const wahl = spaeter === null ? gewaehlt : mitBeginn(gewaehlt, 'SPAETER', spaeter, heute);
  const waehle = (neu: Tarifwahl) => actor.send({ type: 'WAHL', antwort: neu, heute });
  const fehlerVon = (feld: string) =>
    versuch.fehler.find(({ fieldId }) => fieldId === `field-${feld}`)?.text;

  function beginne(beginn: Beginn, tag = '') {
    setSpaeter(beginn === 'SPAETER' ? tag : null);
    if (beginn !== 'SPAETER' || tag !== '') waehle(mitBeginn(wahl, beginn, tag, heute));
  }
  function weiter() {
    const hinderung = beitrag?.zahlweisen.find(
      ({ zahlweise }) => zahlweise === wahl.zahlweise,
    )?.hinderung;
    const fehler = [
      ...(hinderung ? [{ fieldId: 'field-zahlweise', text: t('zahlweiseNichtMoeglich') }] : []),
      ...fehlerAus(seite.regel.formen(heute)['tarif'], wahl),
    ];
    setVersuch(({ nummer }) => ({ nummer: nummer + 1, fehler }));
    if (fehler.length === 0) actor.send({ type: 'WEITER', antwort: wahl, heute });
  }

  return {
    heute,
    wahl,
    beginn: spaeter === null ? beginnAus(wahl, heute) : ('SPAETER' as const),
    waehle: (teil: Partial<Tarifwahl>) => waehle({ ...gewaehlt, ...teil }),
    beginne,
    weiter,
    versuch,
    fehlerVon,
  };
}

interface FieldError {
  fieldId: string;
  text: string;
}

export type TarifwahlStand = NonNullable<ReturnType<typeof useTarifwahl>>;

/** What the shape of the step says against the choice, one sentence per field. */
function fehlerAus(form: z.ZodMiniType | undefined, wahl: Tarifwahl): FieldError[] {
  const texte = new Map<string, string>();
  for (const { path, message } of (form && z.safeParse(form, wahl).error?.issues) ?? []) {
    const feld = path.join('.');
    const fehlt = feld === 'beginnverlegung' && wahl.beginnverlegung === '';
    if (!texte.has(feld)) texte.set(feld, fehlt ? t('beginnFehlt') : message);
  }
  return [...texte].map(([feld, text]) => ({ fieldId: `field-${feld}`, text }));
}
