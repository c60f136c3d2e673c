import { zahlweiseZeitraum } from '#contract/begriffe/zahlung.ts';
import { produkte, type ProduktSchluessel, schluesselListe } from '#contract/produkte/produkte.ts';
import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../texte.ts';

const kurznamen = Object.fromEntries(
  schluesselListe.map((schluessel) => [schluessel, produkte[schluessel].kurzname]),
) as Readonly<Record<ProduktSchluessel, string>>;

export const t = texte('entwuerfe', {
  ...kurznamen,
  ...zahlweiseZeitraum,
  titel: 'Entwürfe',
  einleitung: `Jeder Antrag, den Sie beginnen, wird nach jedem Schritt gespeichert, ${fristen.entwurfTage}\u00A0Tage lang und ohne Bankdaten.`,
  stand: 'Stand',
  alle: 'Alle',
  nurOFFEN: 'Offene',
  nurABGESCHLOSSEN: 'Abgeschlossene',
  nurABGELAUFEN: 'Abgelaufene',

  keine: 'Sie haben keine Entwürfe.',
  nochKeine: 'Beginnen Sie einen Antrag, finden Sie ihn hier wieder.',
  keineSolchen: 'Es gibt keine Entwürfe mit diesem Stand.',
  alleZeigen: 'Alle anzeigen',
  beraten: 'Kunden zur {produkt} beraten',
  fehler: 'Ihre Entwürfe konnten nicht geladen werden.',
  eine: '1\u00A0Entwurf',
  anzahl: '{anzahl}\u00A0Entwürfe',

  ohneNamen: 'Noch ohne Namen',
  kundeGeloescht: 'Angaben gelöscht',
  vonKollegin: '{produkt}, {besitzer}',
  OFFEN: 'Offen',
  BEREIT: 'Bereit',
  BEIM_KUNDEN: 'Beim Kunden',
  ABGESCHLOSSEN: 'Abgeschlossen',
  ABGELAUFEN: 'Abgelaufen',
  schritt: 'Schritt\u00A0{nummer} von\u00A0{von}',
  gesendet: 'Gesendet am {tag}',
  gesendetAn: 'Gesendet am {tag} an {email}',
  geoeffnet: 'Zuletzt geöffnet am {tag}',
  neuRechnen: 'Der Beitrag muss neu gerechnet werden.',
  vertrag: 'Vertrag {nummer}',
  preisOffen: 'Noch kein Beitrag',
  geaendert: 'Geändert am {tag}',
  laeuftAb: 'Läuft ab am {tag}',
  abgelaufenAm: 'Abgelaufen am {tag}',
});
