import { schadenstatus } from '#contract/begriffe/schadenstatus.ts';
import { fristen } from '#contract/zahlen.ts';
import { texte } from '../../texte.ts';

/** Claims of a customer: the list, and one of them. */
export const t = texte('schaeden', {
  ...schadenstatus,
  titel: 'Ihre Schäden',
  melden: 'Schaden melden',
  welche: 'Welche Schäden möchten Sie sehen?',
  offene: 'Offen ({anzahl})',
  abgeschlossene: 'Abgeschlossen ({anzahl})',
  liste: 'Schäden',
  zeile: '{produkt}, Vertrag {nummer}. Passiert am {tag}, letzter Stand vom {zuletzt}.',
  keine: 'Sie haben aktuell keine Schäden.',
  keineText: 'Ist etwas passiert? Melden Sie es, sobald Sie können.',
  fehler: 'Ihre Schäden konnten nicht geladen werden.',

  eineFehlt: 'Eine Angabe fehlt',
  mehrereFehlen: '{anzahl} Angaben fehlen',

  schaden: 'Ihr Schaden',
  fenster: '{name}, Schaden {nummer}',
  zurueck: 'Alle Schäden',
  kopf: 'Schaden {nummer} · {produkt} {vertrag}',
  wennEine: `Sobald „{unterlagen}“ da ist, melden wir uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  wennMehrere: `Sobald {unterlagen} da sind, melden wir uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  wennViele: `Sobald die {anzahl} fehlenden Angaben da sind, melden wir uns innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
  bis: 'Wir melden uns bis zum {tag}.',
  inArbeit: 'Wir prüfen Ihren Schaden und melden uns bei Ihnen.',

  stufe1: 'Gemeldet',
  stufe2: 'Prüfung',
  stufe3: 'Entschieden',
  stufe4: 'Ausgezahlt',

  wasFehlt: 'Was noch fehlt',
  wasFehltText: 'In beliebiger Reihenfolge, auch vom Handy.',
  unterlagen: 'Unterlagen',
  hochladen: 'Hochladen',
  ergaenzen: 'Ergänzen',
  aendern: 'Ändern',
  beantwortet: 'beantwortet',
  schaetzung: 'Ihre Schätzung',
  erhalten: 'erhalten',
  erhaltenAm: 'Erhalten am {tag}',
  weitere: 'Weitere hochladen',
  habeIchNicht: 'Haben Sie davon etwas nicht?',
  schreibenSie: 'Schreiben Sie uns',

  verlauf: 'Verlauf',
  moment: '{tag}, {uhrzeit}\u00A0Uhr',
  jetzt: 'Jetzt',
  wartenAuf: 'Wir warten auf das, was noch fehlt',
  pruefen: 'Wir prüfen Ihren Schaden',
  danach: `${fristen.antwortWerktage}\u00A0Werktage, nachdem alles da ist`,
  bisTag: 'Bis zum {tag}',
  meldenUns: 'Wir melden uns',

  zahlungen: 'Zahlungen',
  zahlungAn: 'An {empfaenger}, {iban}',
  fragen: 'Fragen zu diesem Schaden',
  nachricht: 'Nachricht schreiben',
  angaben: 'Ihre Angaben',
});

/** What happened, by whoever did it. */
export const ereignistext = texte('schaeden.ereignis', {
  GEMELDET_SIE: 'Sie haben den Schaden gemeldet',
  GEMELDET: 'Der Schaden wurde gemeldet',
  BEARBEITER_ZUGEORDNET: 'Unser Schadenservice kümmert sich darum',
  UNTERLAGE_ANGEFORDERT: 'Wir brauchen Unterlagen von Ihnen',
  UNTERLAGE_ERHALTEN_SIE: 'Sie haben Unterlagen geschickt',
  UNTERLAGE_ERHALTEN: 'Wir haben Unterlagen erhalten',
  ANGABEN_ERGAENZT_SIE: 'Sie haben Angaben ergänzt',
  ANGABEN_ERGAENZT: 'Es wurden Angaben ergänzt',
  GUTACHTER_BEAUFTRAGT: 'Wir haben einen Gutachter beauftragt',
  ENTSCHEIDUNG: 'Wir haben entschieden',
  ZAHLUNG: 'Wir haben gezahlt',
  NACHRICHT_SIE: 'Sie haben uns geschrieben',
  NACHRICHT: 'Wir haben Ihnen geschrieben',
  GESCHLOSSEN: 'Wir haben den Schaden abgeschlossen',
  WIEDEREROEFFNET_SIE: 'Sie haben um eine neue Prüfung gebeten',
  WIEDEREROEFFNET: 'Wir prüfen den Schaden noch einmal',
});

/** What was decided, or why nothing goes on. */
export const entscheid = texte('schaeden.entscheid', {
  RUHEND: 'Ihr Schaden ruht. Sobald Sie uns etwas schicken, prüfen wir weiter.',
  TEILREGULIERT: 'Einen Teil haben wir entschieden. Am Rest arbeiten wir noch.',
  REGULIERT: 'Wir haben entschieden und zahlen.',
  gezahlt: 'Wir haben entschieden und {betrag} gezahlt.',
  ABGELEHNT: 'Wir haben entschieden: Für diesen Schaden zahlen wir nicht.',
  GESCHLOSSEN: 'Dieser Schaden ist abgeschlossen.',
});
