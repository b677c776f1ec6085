/** What the pictures of the course show. */
export const pictures: Record<string, string> = {};
