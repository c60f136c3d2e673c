import { CurrencyField } from '#widgets/currency-field/CurrencyField.tsx';
import { einstiegsfelder } from './Einstiegsfelder.tsx';
import type { Feldbilder } from './Felder.tsx';
import { textfelder, textProps } from './Textfelder.tsx';

/** The first screen of what is insured for the price it was bought for. */
export const preisfelder = {
  ...textfelder,
  radio: einstiegsfelder.radio,
  betrag: (props) => <CurrencyField {...textProps(props)} />,
} satisfies Feldbilder;
