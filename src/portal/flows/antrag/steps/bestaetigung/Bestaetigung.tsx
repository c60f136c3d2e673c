import { useEffect } from 'react';
import { usePorts } from '../../../../ports.ts';
import { type StepProps, useFlowState, useKontext } from '../step.ts';
import Bestaetigt from './Bestaetigt.tsx';
import { naechstes } from './naechstes.ts';
import { merkeNachweis } from './nachweis.ts';
import { nachweisVon } from './nachweisVon.ts';

/** The end of an application; the tab keeps it. */
export default function Bestaetigung({ actor, seite }: StepProps) {
  const kontext = useKontext(actor, (context) => context);
  const flowState = useFlowState(actor);
  const { speicher } = usePorts();
  const { abschluss, antworten } = kontext;
  useEffect(() => {
    if (abschluss) merkeNachweis(speicher, seite.flow, nachweisVon(seite, kontext, abschluss));
  }, [speicher, seite, kontext, abschluss]);
  if (!abschluss) return null;
  const nachweis = nachweisVon(seite, kontext, abschluss);
  const punkte = naechstes(kontext, antworten.kontaktZahlung?.email ?? null);
  return <Bestaetigt nachweis={{ ...nachweis, punkte }} flowState={flowState} />;
}
