import * as z from 'zod/mini';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { type Sentences, technisch } from '#tests/models/sentences.ts';

/** Where an application goes on, whatever it insures, when a call fails (`domain/antrag.md §1`). */
export const failures: Failures = {
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
  tarifieren: { TECHNISCH: mitVoriger('angebot.fehlgeschlagen', 'angebot.unberechnet') },
  nachrechnen: { TECHNISCH: 'nachrechnenFehlgeschlagen' },
  codeSenden: { TECHNISCH: 'kontaktZahlung.telefon.sendenFehlgeschlagen' },
  codePruefen: {
    CODE_FALSCH: 'kontaktZahlung.telefon.eingabe.falsch',
    CODE_VERBRAUCHT: 'kontaktZahlung.telefon.eingabe.verbraucht',
    TECHNISCH: 'kontaktZahlung.telefon.eingabe.technisch',
  },
  bonitaetPruefen: { TECHNISCH: 'abschluss.bonitaetFehlgeschlagen' },
  unterlagenVorbereiten: {
    NACHWEIS_NOETIG: mitCode('abschluss.fehlgeschlagen'),
    TECHNISCH: 'abschluss.fehlgeschlagen',
  },
  unterlagenSenden: {
    UNTERLAGEN_VERALTET: 'abschluss',
    TECHNISCH: 'abschluss.erneutFehlgeschlagen',
  },
  abschliessen: {
    BEITRAG_GEAENDERT: 'angebot',
    BONITAET_NEGATIV: 'checkFailed',
    UNTERLAGEN_VERALTET: 'abschluss',
    ERKLAERUNG_FEHLT: 'abschluss',
    NACHWEIS_NOETIG: mitCode('abschliessenFehlgeschlagen'),
    NICHT_ABSCHLIESSBAR: 'abschliessenFehlgeschlagen',
    TECHNISCH: 'abschliessenFehlgeschlagen',
  },
};

const nummerBestaetigen = 'Bitte bestätigen Sie Ihre Handynummer noch einmal';
/** In the words of the server. */
const abgelehnt = 'Bitte prüfen Sie Ihre Angaben.';

/** What she reads then (`domain/antrag.md §1`, §2, §5.3). */
export const sentences: Sentences = {
  umfeldLaden: {
    AGENT_UNBEKANNT: null,
    NICHT_VERFUEGBAR: 'Dieses Produkt ist hier nicht verfügbar.',
    TECHNISCH: technisch,
  },
  entwurfOeffnen: {
    PLZ_FALSCH: 'Diese Postleitzahl passt nicht zum gespeicherten Antrag.',
    ENTWURF_GESPERRT:
      'Sie haben zu oft eine andere Postleitzahl eingegeben. Versuchen Sie es in einer Stunde noch einmal.',
    ENTWURF_WEG: 'Diesen Entwurf gibt es nicht mehr.',
    ENTWURF_NEUER: 'Diese Seite ist älter als Ihr Entwurf.',
    ENTWURF_ABGESCHLOSSEN: 'Aus diesem Entwurf ist schon ein Vertrag geworden.',
    TECHNISCH: technisch,
  },
  tarifieren: {
    TECHNISCH: mitVoriger(technisch, 'Ihre letzte Änderung konnten wir nicht berechnen'),
  },
  nachrechnen: { TECHNISCH: technisch },
  codeSenden: { TECHNISCH: 'keine SMS senden.' },
  codePruefen: {
    CODE_FALSCH: 'Der Code ist nicht korrekt. Geben Sie den Code aus der neuesten SMS ein.',
    CODE_VERBRAUCHT: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
    TECHNISCH: technisch,
  },
  bonitaetPruefen: { TECHNISCH: 'Ihre Bonität konnten wir nicht prüfen.' },
  unterlagenVorbereiten: {
    NACHWEIS_NOETIG: mitCode(abgelehnt, nummerBestaetigen),
    TECHNISCH: 'Ihre Unterlagen konnten wir nicht erstellen.',
  },
  unterlagenSenden: {
    UNTERLAGEN_VERALTET: 'Wir haben Ihre Unterlagen neu erstellt',
    TECHNISCH: 'Ihre Unterlagen konnten wir nicht noch einmal senden.',
  },
  abschliessen: {
    BEITRAG_GEAENDERT:
      'Deshalb haben wir noch nichts abgeschlossen. Prüfen Sie den neuen Beitrag und entscheiden Sie neu.',
    BONITAET_NEGATIV: null,
    UNTERLAGEN_VERALTET: 'Wir haben Ihre Unterlagen neu erstellt',
    ERKLAERUNG_FEHLT: 'Bitte bestätigen Sie noch eine Erklärung',
    NACHWEIS_NOETIG: mitCode(abgelehnt, nummerBestaetigen),
    NICHT_ABSCHLIESSBAR: abgelehnt,
    TECHNISCH: 'Wir wissen nicht, ob Ihr Antrag angekommen ist.',
  },
};

const kontext = z.object({ umfeld: z.object({ mitCode: z.boolean() }) });

/** The code, where her path knows that step. */
function mitCode(sonst: string, code = 'kontaktZahlung.telefon') {
  return (context: object) => (z.parse(kontext, context).umfeld.mitCode ? code : sonst);
}

const mitPreis = z.object({
  offeneWahl: z.looseObject({}),
  ergebnisse: z.object({
    tarifieren: z.object({ ergebnis: z.object({ ergebnis: z.literal('VERSICHERBAR') }) }),
  }),
});

/** Another choice that fails leaves the one before with its price (`domain/verkauf.md §4`); the cases say that it is hers. */
function mitVoriger(sonst: string, mit: string) {
  return (context: object) => (z.safeParse(mitPreis, context).success ? mit : sonst);
}
