import type { ChartWorte } from '../worte.ts';

export const worte = {
  zustaende: { laeuft: 'unterwegs', geprueft: 'geprüft', entscheidet: 'entscheiden' },
  ereignisse: { GEWAEHLT: 'Dateien gewählt', PRUEFEN: 'weiter' },
  bedingungen: {
    istAufgehoben: 'von vorhin',
    istAbgewiesen: 'gleich abgewiesen',
    istDa: 'noch da',
    istAbgelehnt: 'kann nie angenommen werden',
    istUnterwegs: 'eine ist unterwegs',
    istGescheitert: 'eine ist gescheitert',
    istLeer: 'keine ist angekommen',
    sindNeu: 'nicht schon dabei',
    steht: 'Stand der Datei passt',
    istDabei: 'Datei gehört dazu',
  },
  aufrufe: { hochladen: 'Datei hochladen', nachsehen: 'Ist die Datei noch da?' },
} as const satisfies ChartWorte;
