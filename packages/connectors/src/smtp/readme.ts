/** How to set up SMTP. */
export const readme = `## Connect a mail server

1. Ask whoever runs your mail for the host, the port and an account that may send.
2. Choose **STARTTLS** for port 587, **TLS** for port 465. Without encryption everybody on the way can read codes and password.
3. **Sender** has to be an address that this account may send from; otherwise the server refuses it, or mail ends up as spam.
4. Send a test message. The server's answer is shown as it is when it refuses.

For mail to arrive, publish SPF, DKIM and DMARC records for the sender's domain as your mail provider describes.

A mail server in a private network is out of reach until the operator opens it with \`OUTBOUND_ALLOW\`.`;
