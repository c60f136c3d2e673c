import { gruppe, verkauft } from '../frage.ts';

export const abschluss = gruppe('abschluss', 'Versicherung abschließen', {
  'beginn-waehlen': {
    frage: 'Wann kann mein Schutz beginnen?',
    antwort: [
      'Frühestens sofort, meist ab morgen. Sie können ihn auch bis zu {beginnTage}\u00A0Tage später beginnen lassen.',
      'Beginnt er vor dem Ende der Widerrufsfrist, fragen wir Sie vorher, ob Sie einverstanden sind.',
    ],
    worte: 'abschließen beantragen Versicherungsbeginn Start ab wann',
  },
  'preis-gilt': {
    frage: 'Wie lange gilt ein berechneter Beitrag?',
    antwort: ['{preisTage}\u00A0Tage lang, solange Ihre Angaben gleich bleiben.'],
    worte: 'abschließen beantragen Angebot Preis Garantie Tarif',
  },
  entwurf: {
    frage: 'Kann ich einen Antrag unterbrechen?',
    antwort: [
      'Ja. Speichern Sie ihn als Entwurf, dann bekommen Sie einen Link per E-Mail. Damit geht es auf jedem Gerät weiter, {entwurfTage}\u00A0Tage lang.',
      'Bankdaten speichern wir im Entwurf nicht.',
    ],
    worte: 'abschließen beantragen speichern später weitermachen Pause',
  },
  bonitaet: {
    frage: 'Warum prüfen Sie meine Bonität?',
    antwort: [
      'Wir geben Schutz, bevor Sie zahlen. Deshalb fragen wir vor dem Abschluss eine Auskunftei, ob Sie bisher zuverlässig gezahlt haben.',
      'Lehnt die Prüfung ab, sieht sich auf Wunsch ein Mensch Ihren Antrag an.',
    ],
    weiter: { text: 'Was eine Absage nach der Prüfung bedeutet', href: '/antrag/check-failed' },
    worte: 'abschließen beantragen SCHUFA Kredit Auskunftei Ablehnung',
  },
  altvertrag: {
    frage: 'Ich bin schon anderswo versichert. Was ist mit dem alten Vertrag?',
    antwort: [
      'Kündigen Sie ihn selbst und wählen Sie als Beginn den Tag danach. So sind Sie ohne Lücke versichert und zahlen nicht doppelt.',
    ],
    worte: 'Wechsel wechseln doppelt Vorversicherer',
    gilt: verkauft('PRIVATHAFTPFLICHT', 'HAUSRAT', 'TIERHALTER', 'BHV', 'VH', 'SI'),
  },
  listenhund: {
    frage: 'Versichern Sie jede Hunderasse?',
    antwort: [
      'Fast jede. Für einige große Rassen gilt eine Selbstbeteiligung von {listenhundSb}. Wenige Rassen können wir nicht versichern.',
      'Bei Mischlingen zählt die Rasse mit dem höheren Risiko.',
    ],
    weiter: { text: 'Tierhalterhaftpflicht berechnen', href: '/tierhalterhaftpflicht/antrag' },
    braucht: '/tierhalterhaftpflicht/antrag',
    worte: 'Hund Kampfhund Mischling Rasse',
    gilt: verkauft('TIERHALTER'),
  },
  'reise-wann': {
    frage: 'Bis wann kann ich einen Reiserücktritt abschließen?',
    antwort: [
      'Bis {reiseTageVorher}\u00A0Tage vor der Reise jederzeit. Danach noch bis zu {reiseWerktage}\u00A0Werktage, nachdem Sie gebucht haben.',
      'Reisegepäck können Sie auch später versichern.',
    ],
    weiter: { text: 'Reiseversicherung berechnen', href: '/reise/antrag' },
    braucht: '/reise/antrag',
    worte: 'Urlaub Storno Buchung Frist Last Minute Reiserücktrittsversicherung',
    gilt: verkauft('REISE'),
  },
  'reise-wohin': {
    frage: 'In welchen Ländern bin ich auf Reisen versichert?',
    antwort: [
      'Bei einer einzelnen Reise wählen Sie: {reisegebiet}, oder weltweit. Was gilt, steht in Ihrem Versicherungsschein.',
      'Für einige Länder, gegen die Sanktionen gelten, bieten wir keinen Schutz an. Im Antrag sehen Sie es, sobald Sie das Land wählen.',
    ],
    worte: 'Urlaub Ausland Reiseziel Türkei Ägypten USA Geltungsbereich',
    gilt: verkauft('REISE'),
  },
  'reise-dauer': {
    frage: 'Wie lange darf eine Reise dauern?',
    antwort: [
      'Eine einzelne Reise versichern wir bis zu {reiseTage}\u00A0Tage lang. Im Jahresvertrag darf jede Reise bis zu {reiseTageImJahr}\u00A0Tage dauern.',
    ],
    worte: 'Urlaub Weltreise lange Langzeit Jahresvertrag',
    gilt: verkauft('REISE'),
  },
  'reise-wer': {
    frage: 'Wer ist auf der Reise mitversichert?',
    antwort: [
      'Alle, die Sie im Antrag nennen, höchstens {reisende}\u00A0Personen. Kinder sind mitversichert, solange sie jünger als {reiseKindUnter}\u00A0Jahre sind.',
    ],
    worte: 'Urlaub Familie Kinder Partner Mitreisende Paar',
    gilt: verkauft('REISE'),
  },
  fahrzeug: {
    frage: 'Kann ich mein Auto oder Motorrad versichern?',
    antwort: [
      'Einen Beitrag berechnen wir dafür nicht online. Senden Sie uns die Angaben zum Fahrzeug, dann prüfen wir Ihre Anfrage persönlich und antworten innerhalb von {antwortWerktage}\u00A0Werktagen.',
    ],
    weiter: { text: 'Angaben zum Fahrzeug senden', href: '/antrag/allgemeine-versicherungsdaten' },
    worte: 'Kfz Autoversicherung Motorradversicherung Pkw Kennzeichen HSN TSN',
    gilt: ({ switches }) => switches.vehicleInquiry,
  },
  beschwerde: {
    frage: 'Ich bin unzufrieden. Wo kann ich mich beschweren?',
    antwort: [
      'Zuerst bei uns: {telefon} oder {email}. Wir antworten innerhalb von {antwortWerktage}\u00A0Werktagen.',
      'Hilft das nicht, wenden Sie sich an den Versicherungsombudsmann ({ombudsmann}). Er prüft unabhängig, für Sie kostenlos.',
    ],
    weiter: { text: 'Alle Wege zu uns', href: '/kontakt' },
    worte: 'Beschwerde Ombudsmann BaFin Ärger Schlichtung',
  },
});
