/** As HTML's e-mail field has it, with a dot in the domain; quoted local parts and address literals are refused. */
const address =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

export function isMailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const [local = ""] = text.split("@", 1);
  return (
    local.length <= 64 && !local.startsWith(".") && !local.endsWith(".") && !local.includes("..") && address.test(text)
  );
}

/** The form under which a person's address is found again. */
export function mailAddressKey(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}
