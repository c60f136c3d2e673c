import { zeitPlus } from '#contract/tag.ts';
import type { Database } from '../database/open.ts';
import { Absage } from '../http/answers.ts';
import { type Codeziel, nummerncodes } from '../repositories/nummerncodes.ts';
import { nummerncode } from '../rules/nummerncode.ts';
import { nachweisHash } from './nummerBestaetigen.ts';

interface Mailnachweis extends Pick<Codeziel, 'fuer'> {
  nachweis: string;
  /** The mailbox it has to be of. */
  email: string;
  zeit: Date;
}

/** The mailbox somebody names is the one the code went to; the proof is good once, and thrown back where it is none. */
export async function mailnachweisEinloesen(
  tx: Database,
  { nachweis, email, fuer, zeit }: Mailnachweis,
): Promise<void> {
  const codes = nummerncodes(tx);
  const stelle = { hash: nachweisHash(nachweis), fuer } as const;
  const bestaetigt = await codes.nummerZu(stelle, zeitPlus(zeit, { hours: -nachweisStunden }));
  if (bestaetigt === email && (await codes.verbrauchen(stelle, zeit))) return;
  throw new Absage(409, {
    code: 'NACHWEIS',
    errorMessage: 'Bitte bestätigen Sie Ihre E\u2011Mail-Adresse noch einmal.',
  });
}

const nachweisStunden = nummerncode.nachweisGueltigMs / 3_600_000;
