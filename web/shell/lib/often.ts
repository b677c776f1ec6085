/** Does something now and every so often while the page is in sight, and as soon as it is again. Returns how to stop. */
export function often(milliseconds: number, task: () => void): () => void {
  const look = () => document.visibilityState === "visible" && task();
  const timer = setInterval(look, milliseconds);
  document.addEventListener("visibilitychange", look);
  task();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
