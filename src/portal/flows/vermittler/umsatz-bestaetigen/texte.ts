import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../../../texte.ts';

export const t = texte('vermittler.umsatz', {
  ruheTitel: 'Auswahl',
  keiner: 'Wählen Sie Kunden mit offenem Umsatz.',
  einer: '1\u00A0Vertrag mit offenem Umsatz gewählt',
  mehrere: '{anzahl}\u00A0Verträge mit offenem Umsatz gewählt',
  bestaetigen: 'Umsatz bestätigen',

  frageTitel: 'Umsatz bestätigen',
  folgeEiner:
    'Der Jahresumsatz dieses Vertrags bleibt, wie er ist. Der Beitrag ändert sich dadurch nicht.',
  folgeMehrere:
    'Der Jahresumsatz dieser {anzahl}\u00A0Verträge bleibt, wie er ist. Die Beiträge ändern sich dadurch nicht.',
  zeile: '{kunde}: {produkt} {nummer}, Jahresumsatz {umsatz}',
  zeileOhneUmsatz: '{kunde}: {produkt} {nummer}',
  fortschritt: 'Vertrag {nummer} von {anzahl} wird bestätigt.',
  jetzt: 'Bestätigen',
  abbrechen: 'Abbrechen',

  ergebnisTitel: 'Ergebnis',
  bestaetigt: '{kunde}, Vertrag\u00A0{nummer}: bestätigt',
  abgelehnt: '{kunde}, Vertrag\u00A0{nummer}: nicht bestätigt. {grund}',
  offen: '{kunde}, Vertrag\u00A0{nummer}: noch offen',
  erneut: 'Erneut versuchen',
  schliessen: 'Zur Liste',
  fehler: allgemeinerFehler,
});
