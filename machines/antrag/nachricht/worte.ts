import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: { laden: 'Empfänger', zuOft: 'Zu viele Nachrichten' },
  bedingungen: {
    istEmpfaengerBekannt: 'der Antrag nannte schon, an wen',
    istVollstaendig: 'vollständig',
    istZuOft: 'zu viele in einer Stunde',
  },
  aufrufe: { empfaengerLaden: 'Vermittler lesen', senden: 'Nachricht senden' },
} as const satisfies ChartWorte;
