/** Guide of the SMTP connector. */
export const readme = `## Connect a mail server

1. Ask your mail provider for the host, the port and an account that may send.
2. Choose **STARTTLS** for port 587, **TLS** for port 465. Without encryption, codes and the password can be read in transit.
3. **Sender** must be an email address that this account may send from; otherwise the server rejects it, or emails end up as spam.
4. Send a test message. If the server rejects it, its response is shown.

For reliable delivery, publish SPF, DKIM and DMARC records for the sender's domain as your mail provider describes.

A mail server in a private network can be reached only if the operator allows it with \`OUTBOUND_ALLOW\`.`;
