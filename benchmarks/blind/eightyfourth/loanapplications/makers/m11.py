# typed-up handwritten style list, typewriter
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
f='rents_118_ferry_st.pdf'
c=canvas.Canvas(D+f,pagesize=letter); W,H=letter
y=H-80; c.setFont('Courier',11)
def ln(s='',dy=15):
    global y
    c.drawString(62,y,s); y-=dy
ln('RENTS - 118 FERRY ST., TROY NY'); ln('as of  Nov. 1, 2024'); ln(); 
ln('APT           NAME                  RENT    SINCE      SEC.'); ln('-'*59)
R=[('1st fl frt','Mrs. Halloran',725,'May 2009',300),('1st fl rear','Duane Pickering',850,'Oct 2019',850),('2nd fl frt','T. & R. Mendoza',975,'Jan 2022',975),('2nd fl rear','EMPTY',None,None,None),('3rd fl','Beth Schaefer',1050,'July 2023',1000),('Carriage hs','L. Stavros',600,'Sept 2020',None),('Garage 1','Mr. Coughlin',90,'Apr 2018',None),('Garage 2','(own use)',None,None,None)]
truth=[]
for u,t,rt,s,d in R:
    ln(f'{u:<14}{t:<22}{(str(rt) if rt else "-"):>4}    {s or "":<10}{(str(d) if d else ""):>5}',19)
    T=dict(unit=u)
    if t=='EMPTY': T['statusText']='EMPTY'
    elif t=='(own use)': T['statusText']='(own use)'
    else: T.update(tenantName=t,statusText='Occupied',contractRent=rt,moveInDate=s)
    if d: T['deposit']=d
    truth.append(T)
tot=sum(t.get('contractRent',0) for t in truth); td=sum(t.get('deposit',0) for t in truth)
ln('-'*59); ln(f'{"TOTAL A MONTH":<36}{tot:>4,}    {"":<10}{td:>5,}'); ln(f'{"A YEAR":<34}{tot*12:>6,}'); ln(); ln()
for s in ('2nd fl rear: tenant left Oct. 15. New floor going in. I will','ask 950 for it.','Carriage house is my nephew, Garage 1 is the man next door.','','Tenants pay own gas & electric except carriage house.','Water and taxes are mine.','','                          V. Lockhart, owner'): ln(s)
c.save()
save(f,'MULTIFAMILY','typewritten list of a small owner',False,dict(propertyName='118 Ferry St.',asOnDate='2024-11-01',units=None,occupied=None,vacant=None,rows=truth),[('contractRent',tot),('deposit',td)])
