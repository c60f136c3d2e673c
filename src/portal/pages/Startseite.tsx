import type { Produktangebot } from '#contract/produkte/angebot.ts';
import { Page } from '#widgets/page/Page.tsx';
import { ProductPicture } from '#widgets/product-picture/ProductPicture.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { schadenweg, steht } from '../kommtNoch.ts';
import { Abschnitt } from '../shell/Abschnitt.tsx';
import { NurAbgemeldet } from '../shell/NurAbgemeldet.tsx';
import { silben } from '../shell/silben.ts';
import { Kachel } from './startseite/Kachel.tsx';
import { abschliessbarBei, sortiment } from './startseite/produktwege.ts';
import styles from './startseite/Startseite.module.css';
import { t } from './startseite/texte.ts';
import { Wegliste } from './startseite/Wegliste.tsx';

/** Home: what can be done here, in the order in which people need it; whoever is signed in has her own. */
export default function Startseite() {
  return (
    <NurAbgemeldet>
      <Angebote />
    </NurAbgemeldet>
  );
}

function Angebote() {
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
  const { key } = useBrand();
  const { zuerst } = sortiment(useBrand());
  // Who can conclude nothing here has come for her contracts, or to ask.
  const nurVertraege = abschliessbarBei(key).length === 0;
  const schaden = (
    <Kachel
      voran={zuerst === null && !nurVertraege}
      href={schadenweg}
      icon="claims"
      text={t('schaden')}
      zeile={t('schadenZeile')}
    />
  );
  return (
    <div className={styles.tiles}>
      {zuerst !== null && (
        <Kachel
          voran
          href={`/${zuerst.weg}/antrag`}
          icon="drafts"
          text={t('abschliessen', { produkt: silben(zuerst.name) })}
          zeile={t(zuerst.art)}
        />
      )}
      {!nurVertraege && schaden}
      <Kachel
        voran={nurVertraege}
        href="/kunden/vertraege"
        icon="contracts"
        text={t('vertraege')}
        zeile={t('vertraegeZeile')}
      >
        <p className={styles.aside}>
          {t('zugang')} <a href="/kunden/login/registrieren/">{t('zugangEinrichten')}</a>
        </p>
      </Kachel>
      {nurVertraege && (
        <>
          <Kachel
            href="/kontakt/"
            icon="contact"
            text={t('kontaktKachel')}
            zeile={t('kontaktKachelZeile')}
          />
          {schaden}
        </>
      )}
    </div>
  );
}

function Produkte() {
  const brand = useBrand();
  const { privat, betrieb } = sortiment(brand);
  if (privat.length + betrieb.length === 0) return null;
  const beides = privat.length > 0 && betrieb.length > 0;
  return (
    <Abschnitt titel={t('produkte')}>
      <p>{t('gleichHier')}</p>
      <div className={styles.products} data-both={beides || undefined}>
        {privat.length > 0 && <Sorte titel={beides ? t('privat') : null} produkte={privat} />}
        {betrieb.length > 0 && <Sorte titel={beides ? t('betrieb') : null} produkte={betrieb} />}
      </div>
      {brand.switches.vehicleInquiry && (
        <p>
          {t('fahrzeug')}{' '}
          <a href="/antrag/allgemeine-versicherungsdaten/">{t('fahrzeugAngaben')}</a>
        </p>
      )}
    </Abschnitt>
  );
}

function Sorte({ titel, produkte }: { titel: string | null; produkte: readonly Produktangebot[] }) {
  return (
    <div>
      {titel !== null && <h3 className={styles.kind}>{titel}</h3>}
      <Wegliste
        wege={produkte.map(({ weg, name, art }) => ({
          bild: <ProductPicture product={weg} />,
          href: `/${weg}/antrag`,
          text: silben(name),
          zeile: t(art),
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
          ...(steht('/vermittler/vertriebspartner-werden')
            ? [
                {
                  href: '/vermittler/vertriebspartner-werden/',
                  text: t('partner'),
                  zeile: t('partnerZeile'),
                },
              ]
            : []),
        ]}
      />
    </Abschnitt>
  );
}
