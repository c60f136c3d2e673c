import { produktName } from '#contract/entities/produkt.ts';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitt } from '../shell/Abschnitt.tsx';
import { silben } from '../shell/silben.ts';
import { Kachel } from './startseite/Kachel.tsx';
import { onlineAntrag, produktweg, sortiment } from './startseite/produktwege.ts';
import styles from './startseite/Startseite.module.css';
import { t } from './startseite/texte.ts';
import { Wegliste } from './startseite/Wegliste.tsx';

/** Home: what can be done here, in the order in which people need it. */
export default function Startseite() {
  const { claim } = useBrand();
  return (
    <Page title={t('titel')} documentTitle={t('fenster')} lead={t('claim', { claim })} width="list">
      <Kacheln />
      <Produkte />
      <div className={styles.columns}>
        <Kontakt />
        <Beenden />
        <Vermittler />
      </div>
    </Page>
  );
}

function Kacheln() {
  const { startProduct } = useBrand().switches;
  return (
    <div className={styles.tiles}>
      {startProduct !== null && (
        <Kachel
          voran
          href={produktweg[startProduct]}
          icon="drafts"
          text={t('abschliessen', { produkt: silben(produktName[startProduct]) })}
          zeile={t(startProduct)}
        />
      )}
      <Kachel
        voran={startProduct === null}
        href="/schaden-melden/"
        icon="claims"
        text={t('schaden')}
        zeile={t('schadenZeile')}
      />
      <Kachel
        href="/kunden/vertraege"
        icon="contracts"
        text={t('vertraege')}
        zeile={t('vertraegeZeile')}
      >
        <p className={styles.aside}>
          {t('zugang')} <a href="/kunden/login/registrieren/">{t('zugangEinrichten')}</a>
        </p>
      </Kachel>
    </div>
  );
}

function Produkte() {
  const { privat, betrieb } = sortiment(useBrand());
  const alle = [...privat, ...betrieb];
  if (alle.length === 0) return null;
  const beides = privat.length > 0 && betrieb.length > 0;
  return (
    <Abschnitt titel={t('produkte')}>
      <p>{wasOnlineGeht(alle)}</p>
      <div className={styles.products} data-both={beides || undefined}>
        {privat.length > 0 && <Sorte titel={beides ? t('privat') : null} produkte={privat} />}
        {betrieb.length > 0 && <Sorte titel={beides ? t('betrieb') : null} produkte={betrieb} />}
      </div>
    </Abschnitt>
  );
}

/** Which of them can be concluded here today, and who helps with the others. */
function wasOnlineGeht(alle: Produktliste): string {
  const online = alle.filter((produkt) => onlineAntrag.has(produkt));
  if (online.length === 0) return t('nichtsOnline');
  if (online.length === alle.length) return t('allesOnline');
  return t('gleichOnline', {
    produkte: aufzaehlung.format(online.map((eins) => produktName[eins])),
  });
}

const aufzaehlung = new Intl.ListFormat('de-DE', { type: 'conjunction' });

type Produktliste = ReturnType<typeof sortiment>['privat'];

function Sorte({ titel, produkte }: { titel: string | null; produkte: Produktliste }) {
  return (
    <div>
      {titel !== null && <h3 className={styles.kind}>{titel}</h3>}
      <Wegliste
        wege={produkte.map((produkt) => ({
          href: produktweg[produkt],
          text: silben(produktName[produkt]),
          zeile: t(produkt),
        }))}
      />
    </div>
  );
}

function Kontakt() {
  const { phone, dialled, hours, emergency } = useBrand().contact;
  return (
    <Abschnitt titel={t('kontakt')}>
      <p className={styles.phone}>
        <a href={`tel:${dialled}`}>{phone}</a>
        <span className={styles.line}>{hours}</span>
      </p>
      <p>
        {t('notfall')}{' '}
        <a className={styles.number} href={`tel:${emergency.dialled}`}>
          {emergency.shown}
        </a>
      </p>
      <Wegliste
        wege={[{ href: '/haeufige-fragen/', text: t('fragen'), zeile: t('fragenZeile') }]}
      />
    </Abschnitt>
  );
}

function Beenden() {
  return (
    <Abschnitt titel={t('beenden')}>
      <Wegliste
        wege={[
          { href: '/vertrag-widerrufen/', text: t('widerrufen'), zeile: t('widerrufenZeile') },
          {
            href: '/haeufige-fragen/#kuendigung-wie',
            text: t('kuendigen'),
            zeile: t('kuendigenZeile'),
          },
        ]}
      />
    </Abschnitt>
  );
}

function Vermittler() {
  return (
    <Abschnitt titel={t('vermittler')}>
      <Wegliste
        wege={[
          { href: '/vermittler/login/', text: t('portal'), zeile: t('portalZeile') },
          {
            href: '/vermittler/vertriebspartner-werden/',
            text: t('partner'),
            zeile: t('partnerZeile'),
          },
        ]}
      />
    </Abschnitt>
  );
}
