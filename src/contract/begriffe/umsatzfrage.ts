/** What a firm is told while its revenue is asked for, by task; on its pages and in its mails. */
export const umsatzfrage = {
  UmsatzErinnern1: 'Bitte prüfen Sie Ihren Jahresumsatz.',
  UmsatzErinnern2: 'Erinnerung: Wir benötigen Ihren aktuellen Jahresumsatz.',
  // A page that names it need not load every limit there is; a test holds the percentage.
  UmsatzAutomatischAnpassen:
    'Ohne Ihre Angabe passen wir Ihren Jahresumsatz zum {datum} um 10\u00A0% an.',
} as const;
