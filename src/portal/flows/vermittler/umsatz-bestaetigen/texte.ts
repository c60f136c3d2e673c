import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../../texte.ts';

export const t = texte('vermittler.umsatz', {
  ruheTitel: 'Auswahl',
  keiner: 'Wählen Sie Kunden mit offenem Umsatz.',
  einer: '1\u00A0Vertrag mit offenem Umsatz gewählt',
  mehrere: '{anzahl}\u00A0Verträge mit offenem Umsatz gewählt',
  bestaetigen: 'Umsatz bestätigen',

  frageTitel: 'Umsatz bestätigen',
  folge:
    'Der Jahresumsatz bleibt bei jedem gewählten Vertrag, wie er ist. Der Beitrag ändert sich dadurch nicht. Verträge: {anzahl}.',
  fortschritt: 'Vertrag {nummer} von {anzahl} wird bestätigt.',
  jetzt: 'Bestätigen',
  abbrechen: 'Abbrechen',

  ergebnisTitel: 'Ergebnis',
  bestaetigt: 'Vertrag {nummer}: bestätigt',
  abgelehnt: 'Vertrag {nummer}: nicht bestätigt. {grund}',
  offen: 'Vertrag {nummer}: noch offen',
  erneut: 'Erneut versuchen',
  schliessen: 'Zur Liste',
  fehler: allgemeinerFehler,
});
