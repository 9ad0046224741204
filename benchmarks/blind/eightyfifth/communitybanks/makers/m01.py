from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
F='01_letter_pleasant_st.pdf'
c=canvas.Canvas(doc(F),pagesize=letter); W,H=letter
y=[H-48]
def ln(s='',b=False):
    if y[0]<30: c.showPage(); y[0]=H-66
    c.setFont('Courier-Bold' if b else 'Courier',10); c.drawString(62,y[0],s); y[0]-=11.1
rooms=[('Room 1','D. Jolicoeur',595,'March 2019',''),('Room 2','K. Narcross',595,'Sept. 2022',''),('Room 3','vacant',None,'','asking 650'),
('Room 4','Wm. Fairbrass',575,'May 2014','pays weekly'),('Room 5','T. Okonjo',625,'Jan. 2025',''),('Room 6','S. Lovatt',625,'Nov. 2024',''),
('Room 7','A. Desroches',610,'July 2023',''),('Room 8','R. Underhill',650,'Feb. 2026','parking incl.'),('Room 9','G. Pettibone',580,'Oct. 2017','')]
tri=[('Upper','M. and C. Doucet',1685,'Aug. 2021',''),('Main','Ingleby family',1840,'Dec. 2023',''),('Basement','J. Wojcik',1150,'June 2025','heat incl.')]
gar=[('Garage','Thibault Lawn Care',240,'April 2020','no heat')]
P1='218 Pleasant Street'; P2='31-33 Brunswick Lane'
for s in ['Lorne & Verna Grimshaw','R.R. 2, Tatamagouche, N.S.  B0K 1V0','(902) 555-0148','','April 7, 2026','',
 'Mrs. H. Engstrom, Member Lending','Cobequid Shore Credit Union Limited','','Dear Mrs. Engstrom:','']: ln(s)
ln('Re:  Rents as of April 1, 2026 - renewal of our mortgage',True); ln()
for s in ['You asked us for a list of who is renting from us and what they pay.','All rents are by the month and are due on the 1st. Everybody is on a','month to month lease except where we say so below.','']: ln(s)
ln(f'A.  {P1} - rooming house, 9 rooms, shared kitchen and bath',True); ln()
rows=[]
def tab(data,prop):
    ln(f"    {'':<10}{'Tenant':<22}{'Rent':>9}   {'Here since':<13}Remarks"); ln()
    for u,t,r,s,n in data:
        asking=650 if t=='vacant' else None
        ln(f"    {u:<10}{t:<22}{('$'+money(r)) if r else '--':>9}   {s:<13}{n}".rstrip())
        rows.append(dict(unit=u,propertyName=prop,tenantName=None if t=='vacant' else t,statusText='vacant' if t=='vacant' else 'Occupied',contractRent=r,marketRent=asking,moveInDate=s or None))
    tot=sum(d[2] or 0 for d in data); ln(f"    {'':<32}{'---------':>9}"); ln(f"    {'Together':<32}{'$'+money(tot):>9}"); ln(); return tot
a=tab(rooms,P1)
ln(f'B.  {P2} - three flats and the old garage',True); ln()
b=tab(tri+gar,P2)
ln(f"    {'Both properties, per month':<31}{'$'+money(a+b):>10}"); 
ln(f"    {'Times twelve':<31}{'$'+money((a+b)*12):>10}"); ln()
for s in ['Room 3 has been empty since February. We are painting it and expect to',"have it let by the summer at the asking rent. Nobody is behind except",'Mr. Lovatt in Room 6, who owes us half of March.','',
 'The tenants pay their own power on Brunswick Lane. On Pleasant Street we','pay everything. Taxes and insurance bills are enclosed.','','Yours truly,','','','','Lorne Grimshaw','','Encl.']: ln(s)
c.setFont('Times-Italic',17); c.drawString(66,y[0]+11.1*4.3,'L. Grimshaw')
c.save()
save(F,'MULTIFAMILY','small landlords, Nova Scotia','typed letter, two properties, tabbed lists',False,None,'2026-04-01',13,12,1,rows)
