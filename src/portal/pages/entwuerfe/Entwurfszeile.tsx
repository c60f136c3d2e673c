import type { Listenentwurf } from '#contract/endpoints/entwuerfe.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { antragszielDer } from '#contract/produkte/produkte.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { StatusBadge, type StatusBadgeProps } from '#widgets/badge/StatusBadge.tsx';
import { standVon } from '../../flows/vermittler/entwurf/stand.ts';
import { EntwurfView } from '../../flows/vermittler/entwurf/View.tsx';
import styles from './Entwuerfe.module.css';
import { t } from './texte.ts';

/** One draft: who it is for, how it stands, what it costs, and what can be done with it. */
export function Entwurfszeile({ entwurf }: { entwurf: Listenentwurf }) {
  const stand = standVon(entwurf);
  const kunde = entwurf.kunde ?? t(stand === 'ABGELAUFEN' ? 'kundeGeloescht' : 'ohneNamen');
  const produkt = t(antragszielDer(entwurf.produkt).schluessel);
  const { besitzer, eigener } = entwurf;
  const zeile = eigener || besitzer === null ? produkt : t('vonKollegin', { produkt, besitzer });
  return (
    <li className={styles.row}>
      <div className={styles.part}>
        <span className={styles.name}>{kunde}</span>
        <span className={styles.quiet}>{zeile}</span>
      </div>
      <div className={styles.part}>
        <span>
          <StatusBadge tone={tone[stand]}>{t(stand)}</StatusBadge>
        </span>
        {weitVon(entwurf).map((satz) => (
          <span key={satz} className={styles.quiet}>
            {satz}
          </span>
        ))}
      </div>
      <div className={styles.part}>
        <Beitrag entwurf={entwurf} />
        <span className={styles.quiet}>{t('geaendert', { tag: tagVon(entwurf.geaendertAm) })}</span>
        {stand !== 'ABGESCHLOSSEN' && (
          <span className={styles.quiet}>
            {t(stand === 'ABGELAUFEN' ? 'abgelaufenAm' : 'laeuftAb', {
              tag: tagVon(entwurf.laeuftAb),
            })}
          </span>
        )}
      </div>
      <div className={styles.acts}>
        <EntwurfView entwurf={entwurf} name={`${kunde}, ${produkt}`} />
      </div>
    </li>
  );
}

function Beitrag({ entwurf: { beitrag, zahlweise } }: { entwurf: Listenentwurf }) {
  if (beitrag === null) return <span className={styles.quiet}>{t('preisOffen')}</span>;
  return (
    <span>
      <span className={styles.price}>{formatBetrag(beitrag)}</span>
      {zahlweise !== null && <> {t(zahlweise)}</>}
    </span>
  );
}

const tone = {
  OFFEN: 'neutral',
  BEREIT: 'positive',
  BEIM_KUNDEN: 'neutral',
  ABGESCHLOSSEN: 'positive',
  ABGELAUFEN: 'warning',
} as const satisfies Record<ReturnType<typeof standVon>, StatusBadgeProps['tone']>;

/** How far it is, in a sentence or two. */
function weitVon(entwurf: Listenentwurf): string[] {
  const { status, fortschritt, versicherungsNummer: nummer } = entwurf;
  if (status === 'ABGESCHLOSSEN') return nummer === null ? [] : [t('vertrag', { nummer })];
  const schritt = fortschritt
    ? [t('schritt', { nummer: String(fortschritt.nummer), von: String(fortschritt.von) })]
    : [];
  if (status === 'ABGELAUFEN') return schritt;
  return [...gesendetsatz(entwurf), ...schritt, ...(entwurf.neuRechnen ? [t('neuRechnen')] : [])];
}

function gesendetsatz({ gesendetAm, gesendetAn, geoeffnetAm }: Listenentwurf): string[] {
  if (gesendetAm === null) return [];
  const tag = tagVon(gesendetAm);
  const satz =
    gesendetAn === null ? t('gesendet', { tag }) : t('gesendetAn', { tag, email: gesendetAn });
  // Opened before it was sent it was by somebody else.
  const istGeoeffnet = geoeffnetAm !== null && geoeffnetAm >= gesendetAm;
  return istGeoeffnet ? [satz, t('geoeffnet', { tag: tagVon(geoeffnetAm) })] : [satz];
}

function tagVon(zeit: string): string {
  return formatDatum(heuteInBerlin(new Date(zeit)));
}
