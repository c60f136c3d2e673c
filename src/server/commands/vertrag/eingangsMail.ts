import { widerrufBestaetigenTage } from '#contract/constants.ts';
import { eingangDeutsch } from '../../rules/beendigung/eingang.ts';

/** A revocation as it was typed; the name only where nobody is signed in. */
interface Eingang {
  nummer: string;
  name: string | null;
  email: string;
  zeit: Date;
}

/**
 * Receipt of a revocation: the declaration itself, day and time (BGB § 356a (4)). Says the same whether there is
 * such a contract or not, and whichever mail is on file. Anybody can type anybody's address: what was typed is
 * quoted, and nothing of it becomes a link in the reader's mailbox.
 */
export function eingangsMail({ nummer, name, email, zeit }: Eingang): {
  betreff: string;
  text: string;
} {
  const absaetze = [
    'Guten Tag,',
    `Ihr Widerruf ist am ${eingangDeutsch(zeit)} eingegangen.`,
    [
      'Sie haben erklärt: „Ich widerrufe meinen Vertrag.“',
      ...(name === null ? [] : [`Name: ${ohneLink(name)}`]),
      `Vertragsnummer: ${ohneLink(nummer)}`,
      `E-Mail-Adresse für die Bestätigung: ${email}`,
    ].join('\n'),
    'Bitte heben Sie diese Bestätigung auf. Der Eingang zählt von jetzt an.',
    ...(name === null ? [] : ausgefuehrtWenn),
    'Haben Sie das nicht gesendet? Dann melden Sie sich bitte bei uns.',
  ];
  return { betreff: 'Ihr Widerruf ist eingegangen', text: absaetze.join('\n\n') };
}

/** When it is carried out, for whoever it is. */
const ausgefuehrtWenn = [
  'Kennen wir zum Vertrag diese E-Mail-Adresse, führen wir den Widerruf sofort aus. Dann bekommen Sie gleich noch eine E-Mail.',
  `Kennen wir eine andere, bitten wir dort um Bestätigung. Das geht ${widerrufBestaetigenTage}\u00A0Tage lang. Danach, oder wenn Name und Nummer zu keinem Vertrag passen, prüft jemand von uns Ihren Widerruf.`,
];

/** Mail programs make links of what looks like an address; an invisible joiner keeps them from it. */
function ohneLink(text: string): string {
  return text.replaceAll(/(?<=\S)([.:@/])(?=\S)/gu, '$1\u2060');
}
