/** The most that the copy takes of a picture. */
export const mostPictureBytes = 20 * 1024 * 1024;
