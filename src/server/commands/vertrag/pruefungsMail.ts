import { eingangDeutsch } from '../../rules/beendigung/eingang.ts';
import type { Beendigungszeile } from '../../repositories/beendigungen.ts';

type Erklaerung = Pick<
  Beendigungszeile,
  'name' | 'angegebeneNummer' | 'email' | 'freitext' | 'eingegangenAm'
>;

interface Mail {
  betreff: string;
  text: string;
}

/** A revocation as whoever looks at it reads it. */
export function pruefungsMail(erklaerung: Erklaerung): Mail {
  const satz =
    'über die Widerrufsfunktion ist ein Widerruf eingegangen, der keinen Vertrag von selbst beendet hat. Bitte prüfen Sie ihn.';
  return { betreff: 'Widerruf zu prüfen', text: mit(satz, erklaerung) };
}

/** Whoever has it before her hears that the holder denied it. */
export function nichtAusfuehrenMail(erklaerung: Erklaerung): Mail {
  const satz =
    'Sie haben diesen Widerruf zur Prüfung bekommen. Er kam nicht von der Person, der der Vertrag gehört. Sie hat es uns über den Link in unserer E-Mail gesagt. Bitte führen Sie ihn nicht aus.';
  const betreff = `Widerruf nicht ausführen: ${erklaerung.angegebeneNummer}`;
  return { betreff, text: mit(satz, erklaerung) };
}

function mit(
  satz: string,
  { name, angegebeneNummer, email, freitext, eingegangenAm }: Erklaerung,
): string {
  const angaben = [
    `Eingegangen: ${eingangDeutsch(eingegangenAm)}`,
    `Name: ${name ?? ''}`,
    `Vertragsnummer: ${angegebeneNummer}`,
    `E-Mail: ${email ?? ''}`,
    ...(freitext === null ? [] : [`Grund: ${freitext}`]),
  ].join('\n');
  return ['Guten Tag,', satz, angaben].join('\n\n');
}
