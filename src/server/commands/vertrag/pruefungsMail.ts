import { eingangDeutsch } from '../../rules/beendigung/eingang.ts';
import type { Beendigungszeile } from '../../repositories/beendigungen.ts';

/** A revocation as whoever looks at it reads it. */
export function pruefungsMail(
  erklaerung: Pick<
    Beendigungszeile,
    'name' | 'angegebeneNummer' | 'email' | 'freitext' | 'eingegangenAm'
  >,
): { betreff: string; text: string } {
  const { name, angegebeneNummer, email, freitext, eingegangenAm } = erklaerung;
  const absaetze = [
    'Guten Tag,',
    'über die Widerrufsfunktion ist ein Widerruf eingegangen, der keinen Vertrag von selbst beendet hat. Bitte prüfen Sie ihn.',
    [
      `Eingegangen: ${eingangDeutsch(eingegangenAm)}`,
      `Name: ${name ?? ''}`,
      `Vertragsnummer: ${angegebeneNummer}`,
      `E-Mail: ${email ?? ''}`,
      ...(freitext === null ? [] : [`Grund: ${freitext}`]),
    ].join('\n'),
  ];
  return { betreff: 'Widerruf zu prüfen', text: absaetze.join('\n\n') };
}
