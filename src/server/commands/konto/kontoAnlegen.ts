import { kontodaten } from '../../repositories/kontodaten.ts';
import { kontenVon, type Kontodienste } from './dienste.ts';

interface Neu {
  partnerNummer: string;
  email: string;
  name: string;
  /** By the link of a mail to that address. */
  emailBewiesen: boolean;
}

/** Opens the account of a customer who has none; answers its initial password, null where another one has the address. */
export async function kontoAnlegen(
  dienste: Pick<Kontodienste, 'database' | 'konten'>,
  { partnerNummer, email, name, emailBewiesen }: Neu,
): Promise<string | null> {
  const attribute = { name, 'custom:partnernummer': partnerNummer };
  const offen =
    (await kontenVon(dienste).open('benutzer', { email, attribute })) ??
    (await verwaist(dienste, email));
  if (!offen) return null;
  const { sub, initialPassword } = offen;
  const daten = kontodaten(dienste.database);
  await daten.zugangAnlegen({ sub, email, name, partnerNummer, emailBewiesen });
  return initialPassword;
}

/** An account of that address that a process left behind when it died between two steps. */
async function verwaist(dienste: Pick<Kontodienste, 'database' | 'konten'>, email: string) {
  const konten = kontenVon(dienste);
  const konto = await konten.byEmail('benutzer', email);
  if (!konto || konto.handynummer !== null) return null;
  if (await kontodaten(dienste.database).zugangMit(konto.sub)) return null;
  const initialPassword = await konten.resetToInitial('benutzer', konto.sub);
  return initialPassword === null ? null : { sub: konto.sub, initialPassword };
}
