import { eingangDeutsch } from '../../rules/beendigung/eingang.ts';

/**
 * Receipt of a revocation with day and time (BGB § 356a (4)). Says the same whether there is such a
 * contract or not: what follows goes to the address the contract has.
 */
export function eingangsMail({
  name,
  nummer,
  zeit,
}: {
  name: string | null;
  /** As it was written. */
  nummer: string;
  zeit: Date;
}): { betreff: string; text: string } {
  const absaetze = [
    name === null ? 'Guten Tag,' : `Guten Tag ${name},`,
    `Ihr Widerruf ist am ${eingangDeutsch(zeit)} eingegangen.`,
    `Sie haben erklärt: „Ich widerrufe meinen Vertrag mit der Nummer ${nummer}.“`,
    'Bitte heben Sie diese Bestätigung auf. Alles Weitere senden wir an die E-Mail-Adresse oder die Anschrift, die wir zum Vertrag kennen.',
    'Passen Name und Nummer nicht zu einem Vertrag, prüft jemand von uns Ihren Widerruf. Der Eingang zählt trotzdem von jetzt an.',
    'Haben Sie das nicht gesendet? Dann melden Sie sich bitte bei uns.',
  ];
  return { betreff: 'Ihr Widerruf ist eingegangen', text: absaetze.join('\n\n') };
}
