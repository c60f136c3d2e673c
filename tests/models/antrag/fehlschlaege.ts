import * as z from 'zod/mini';
import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where an application goes on when a call fails (`domain/antrag.md §1`). */
export const fehlschlaege: Failures = {
  umfeldLaden: {
    AGENT_UNBEKANNT: 'agentNichtGefunden',
    NICHT_VERFUEGBAR: 'nichtVerfuegbar',
    TECHNISCH: 'fehler',
  },
  entwurfOeffnen: {
    PLZ_FALSCH: 'entwurf.frage.plzFalsch',
    ENTWURF_GESPERRT: 'entwurf.frage.gesperrt',
    ENTWURF_WEG: 'entwurf.weg',
    ENTWURF_NEUER: 'entwurf.neuer',
    ENTWURF_ABGESCHLOSSEN: 'entwurf.abgeschlossen',
    TECHNISCH: 'entwurf.fehlgeschlagen',
  },
  tarifieren: { TECHNISCH: 'tarif.fehlgeschlagen' },
  codeSenden: { TECHNISCH: 'telefon.sendenFehlgeschlagen' },
  codePruefen: {
    CODE_FALSCH: 'telefon.eingabe.falsch',
    CODE_VERBRAUCHT: 'telefon.eingabe.verbraucht',
    TECHNISCH: 'telefon.eingabe.technisch',
  },
  bonitaetPruefen: { TECHNISCH: 'unterlagen.bonitaetFehlgeschlagen' },
  unterlagenVorbereiten: {
    NACHWEIS_NOETIG: mitCode('unterlagen.fehlgeschlagen'),
    TECHNISCH: 'unterlagen.fehlgeschlagen',
  },
  abschliessen: {
    BEITRAG_GEAENDERT: 'tarif',
    BONITAET_NEGATIV: 'checkFailed',
    UNTERLAGEN_VERALTET: 'unterlagen',
    NACHWEIS_NOETIG: mitCode('abschliessenFehlgeschlagen'),
    NICHT_ABSCHLIESSBAR: 'abschliessenFehlgeschlagen',
    TECHNISCH: 'abschliessenFehlgeschlagen',
  },
};

const kontext = z.object({ umfeld: z.object({ mitCode: z.boolean() }) });

/** To the code, where her path knows that step. */
function mitCode(sonst: string) {
  return (context: object) => (z.parse(kontext, context).umfeld.mitCode ? 'telefon' : sonst);
}
