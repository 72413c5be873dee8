// Loaded before the server of the edit loop: a loop that was killed with SIGKILL can't stop it. The system closes the channel between
// the two, and the server stops as at Ctrl+C.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
// The channel alone doesn't keep the process running.
process.channel?.unref();
