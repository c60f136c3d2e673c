import { type Nutzer, type Sitzung, speicherPraefix } from './identitaet.ts';

type Angemeldet = Extract<Sitzung, { art: 'ANGEMELDET' }>;

/** Tokens that end sooner than this are Amplify's business: it renews them (decision 0051). */
const reserveMs = 10_000;

/**
 * The session as Amplify keeps it in this browser, read without Amplify. Null wherever there is more to do than to
 * hand it out: nobody signed in, about to end, half thrown away or not to be read. Then Amplify is asked.
 */
export function gespeicherteSitzung(
  speicher: Pick<Storage, 'getItem'>,
  clientId: string,
  now: number,
): Angemeldet | null {
  const lies = (name: string) => speicher.getItem(`${speicherPraefix}.${clientId}.${name}`);
  const wer = lies('LastAuthUser');
  if (wer === null) return null;
  const token = lies(`${wer}.accessToken`);
  const claims = [token, lies(`${wer}.idToken`)].map(inhaltVon);
  // How far the clock of this browser is behind the pool's; Amplify notes it beside its tokens.
  const poolzeit = now + Number(lies(`${wer}.clockDrift`) ?? 0);
  const gelten = claims.every((teil) => Number(teil?.['exp']) * 1_000 > poolzeit + reserveMs);
  const nutzer = nutzerAus(claims[1]);
  return token !== null && gelten && nutzer ? { art: 'ANGEMELDET', token, nutzer } : null;
}

/** Who an id token is about; null where it does not say. */
export function nutzerAus(claims: Claims | undefined | null): Nutzer | null {
  const text = (name: string) => {
    const wert = claims?.[name];
    return typeof wert === 'string' ? wert : undefined;
  };
  const sub = text('sub');
  if (sub === undefined) return null;
  const email = text('email');
  const partnernummer = text('custom:partnernummer');
  const vermittlernummer = text('custom:vermittlernummer');
  return {
    sub,
    name: text('name') ?? '',
    ...(email ? { email } : {}),
    ...(partnernummer ? { partnernummer } : {}),
    ...(vermittlernummer ? { vermittlernummer } : {}),
  };
}

type Claims = Readonly<Record<string, unknown>>;

/** What a token says (RFC 7519 §3); whether it is true is for the server to judge. */
export function inhaltVon(token: string | null): Claims | null {
  try {
    const base64 = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (zeichen) => zeichen.charCodeAt(0));
    const inhalt: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return istObjekt(inhalt) ? inhalt : null;
  } catch {
    return null;
  }
}

function istObjekt(wert: unknown): wert is Claims {
  return typeof wert === 'object' && wert !== null;
}
