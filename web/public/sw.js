// Shows turn notices when no page of ours is open. It keeps nothing and answers no request.

addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, location.origin)));
});

async function open(url) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((page) => new URL(page.url).pathname === url.pathname);
  return page ? page.focus() : clients.openWindow(url.href);
}
