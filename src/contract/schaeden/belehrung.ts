/** Notice on what is owed after a loss, in text form and before the questions (VVG § 28 (4)). */
export const belehrung = {
  titel: 'Wichtig, bevor Sie antworten',
  text: 'Bitte antworten Sie vollständig und wahr und geben Sie uns die Belege, um die wir Sie bitten. Wer das vorsätzlich verletzt, verliert den Anspruch. Bei grober Fahrlässigkeit dürfen wir je nach Schwere kürzen. Wir zahlen trotzdem, soweit der Fehler auf Feststellung und Höhe des Schadens keinen Einfluss hatte, außer bei Arglist.',
  quelle: 'Mitteilung nach § 28 Abs. 4 VVG',
} as const;
