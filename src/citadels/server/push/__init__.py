"""Web Push notifications to players whose page is closed."""
