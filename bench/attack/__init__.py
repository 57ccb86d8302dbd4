"""Attacks on a running table server, as a stranger or a malicious player would try them, with figures."""
