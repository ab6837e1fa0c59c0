"""The one door: requests and answers, and everything that they carry."""
