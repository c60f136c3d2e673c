import type { ChartWorte } from '../worte.ts';

export const worte = {
  zustaende: { verbindet: 'verbindet', bereit: 'bereit', getrennt: 'getrennt' },
  ereignisse: {
    ANFRAGE: 'Befehl',
    VERBINDEN: 'Seite wieder da',
    BEGRUESST: 'Seite antwortet',
    ANTWORT: 'Antwort',
    UNLESBAR: 'unlesbare Nachricht',
    GETRENNT: 'Seite weg',
    NOCHMAL: 'noch einmal fragen',
    NIEMAND_DA: 'niemand antwortet',
    ZEITLIMIT: 'Zeitlimit eines Befehls',
  },
  bedingungen: { istOffen: 'der Befehl ist offen' },
} as const satisfies ChartWorte;
