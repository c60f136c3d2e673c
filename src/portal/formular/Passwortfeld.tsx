import { PasswordField } from '#widgets/password-field/PasswordField.tsx';
import type { Feldbilder } from './Felder.tsx';
import { textProps } from './Textfelder.tsx';

export const passwortfeld = ((props) => (
  <PasswordField {...textProps(props)} autoComplete={props.feld.autoComplete} />
)) satisfies Feldbilder['passwort'];
