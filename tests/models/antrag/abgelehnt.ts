import { again, type Refusals } from '../engine/cases.ts';

/** Where a refusal leads her (`domain/antrag.md §1`, §5.3). */
export const abgelehnt: Refusals = {
  'umfeldLaden ✗ AGENT_UNBEKANNT': 'agentNichtGefunden',
  'umfeldLaden ✗ NICHT_VERFUEGBAR': 'nichtVerfuegbar',
  'entwurfOeffnen ✗ PLZ_FALSCH': 'entwurf',
  'entwurfOeffnen ✗ ENTWURF_GESPERRT': 'entwurf',
  'tarifieren ✓ nichtMoeglich': 'angebot',
  'nachrechnen ✓ nichtMoeglich': 'angebot',
  'nachrechnen ✓ vonHand': 'manuellePruefung',
  'nachrechnen ✓ nichtVersicherbar': 'sorry',
  'tarifieren ✓ vonHand': 'manuellePruefung',
  'tarifieren ✓ nichtVersicherbar': 'sorry',
  'codePruefen ✗ CODE_FALSCH': 'kontaktZahlung',
  'codePruefen ✗ CODE_VERBRAUCHT': 'kontaktZahlung',
  'bonitaetPruefen ✓ negativ': 'checkFailed',
  'bonitaetPruefen ✓ unklar': 'manuellePruefung',
  'abschliessen ✗ BONITAET_NEGATIV': 'checkFailed',
  'abschliessen ✗ BEITRAG_GEAENDERT': 'angebot',
  'abschliessen ✗ UNTERLAGEN_VERALTET': 'abschluss',
  'abschliessen ✗ ERKLAERUNG_FEHLT': 'abschluss',
  'abschliessen ✗ NICHT_ABSCHLIESSBAR': 'kontaktZahlung',
  // Where no code was asked for when she began, she tries again.
  '✗ NACHWEIS_NOETIG': ['kontaktZahlung', again],
};
