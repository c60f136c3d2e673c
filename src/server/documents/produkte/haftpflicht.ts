import { abschnitt, liste } from '../inhalt/bauen.ts';

/** What every liability product says in the same words. */
export const haftpflicht = {
  abwehr: 'die Abwehr von Forderungen, die nicht berechtigt sind, auch vor Gericht',
  schadenarten:
    'Versichert sind Personenschäden, Sachschäden und die Vermögensschäden, die daraus folgen. Das Ereignis muss in die Laufzeit des Vertrags fallen.',
  leistung: abschnitt(
    'Was wir für Sie tun',
    liste(
      'Wir prüfen, ob und in welcher Höhe Sie haften.',
      'Wir zahlen, was Sie ersetzen müssen.',
      'Wir wehren ab, was Sie nicht ersetzen müssen, und tragen die Kosten dafür.',
    ),
    'Wir dürfen alle Erklärungen abgeben, die dafür nötig sind. Kommt es zum Prozess, führen wir ihn in Ihrem Namen.',
  ),
  jeSchaden: abschnitt(
    'Wie viel wir zahlen',
    'Für jeden Schaden zahlen wir höchstens die Versicherungssumme im Versicherungsschein.',
    'Mehrere Schäden mit derselben Ursache zählen als einer. Ihre Selbstbeteiligung ziehen wir einmal ab, bei Personenschäden gar nicht.',
  ),
  forderungen: abschnitt(
    'Wenn jemand etwas fordert',
    'Melden Sie uns jede Forderung innerhalb einer Woche, auch wenn sie Ihnen unberechtigt erscheint.',
    'Gegen einen Mahnbescheid oder eine Klage müssen Sie fristgerecht Widerspruch einlegen. Warten Sie dafür nicht auf uns.',
  ),
} as const;
