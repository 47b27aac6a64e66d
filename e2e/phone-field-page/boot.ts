/** The page is loaded and usable before the rest comes, as on the site. */
import("./client.tsx");
