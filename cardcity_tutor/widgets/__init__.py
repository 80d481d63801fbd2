"""What any game is shown with: views that Python describes and the browser draws."""
