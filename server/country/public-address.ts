import { BlockList, isIPv4 } from "node:net";

/** Networks that belong to nobody's country: private, local, shared, for documentation, for many receivers. */
const special = new BlockList();
const networks = [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
  "192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
  "::/127 64:ff9b::/96 100::/64 2001:db8::/32 3fff::/20 fc00::/7 fe80::/10 ff00::/8",
];
for (const network of networks.join(" ").split(" ")) {
  const [address = "", prefix] = network.split("/");
  special.addSubnet(address, Number(prefix), isIPv4(address) ? "ipv4" : "ipv6");
}

/** The database names countries for some of these networks too, so it is not asked about them. */
export function isPublicAddress(address: string): boolean {
  return !special.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}
