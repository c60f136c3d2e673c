import { eingangDeutsch } from '../../rules/beendigung/eingang.ts';

/**
 * Receipt of a revocation with day and time (BGB § 356a (4)). Says the same whether there is such a
 * contract or not: what follows goes to the address the contract has. Anybody can type anybody's address, so
 * nothing stands in it that somebody typed but a number that can be one.
 */
export function eingangsMail({ nummer, zeit }: { nummer: string | null; zeit: Date }): {
  betreff: string;
  text: string;
} {
  const absaetze = [
    'Guten Tag,',
    `Ihr Widerruf ist am ${eingangDeutsch(zeit)} eingegangen.`,
    nummer === null
      ? 'Sie haben erklärt: „Ich widerrufe meinen Vertrag.“ Die Nummer haben wir so gespeichert, wie Sie sie eingegeben haben.'
      : `Sie haben erklärt: „Ich widerrufe meinen Vertrag mit der Nummer ${nummer}.“`,
    'Bitte heben Sie diese Bestätigung auf. Alles Weitere senden wir an die E-Mail-Adresse oder die Anschrift, die wir zum Vertrag kennen.',
    'Passen Name und Nummer nicht zu einem Vertrag, prüft jemand von uns Ihren Widerruf. Der Eingang zählt trotzdem von jetzt an.',
    'Haben Sie das nicht gesendet? Dann melden Sie sich bitte bei uns.',
  ];
  return { betreff: 'Ihr Widerruf ist eingegangen', text: absaetze.join('\n\n') };
}
