from common import *
from reportlab.pdfgen import canvas
r=random.Random(202); nm=Names(r)
N='rent_registry_form_RR2_1177_Alder.pdf'
c=canvas.Canvas(doc(N),pagesize=(612,792))
units=[]
types=["Studio","1 BR","2 BR","1 BR","2 BR","3 BR"]
for i in range(13):
    u=f"{1+i//5}{chr(65+i%5)}"; ty=r.choice(types)
    base={"Studio":1180,"1 BR":1495,"2 BR":1985,"3 BR":2410}[ty]
    s=rdate(r,D(2004,1,1),D(2026,6,1),1); rent=round(base*(0.62+0.019*(s.year-2004))+r.uniform(-30,30),2)
    units.append(dict(u=u,ty=ty,s=s,rent=rent,mar=round(rent*r.choice([1,1,1.012,1.03]),2),dep=float(r.choice([rent//100*100,rent//50*50,0])),n=nm('lf'),pk=r.choice([0,0,45,60])))
for i in (4,9): units[i].update(n=None)
units[11]['own']=True; units[11]['n']=nm('lf')
pg=0
def head():
    global pg; pg+=1
    c.setFont('Helvetica-Bold',13); c.drawString(40,750,"CITY OF PORT ALDERNEY  ·  RENT STABILIZATION BOARD")
    c.setFont('Helvetica',9.5); c.drawString(40,736,"Form RR-2  Registration of Rental Units (Annual)"); c.drawRightString(572,736,f"Sheet {pg} of 2")
    c.setFont('Helvetica',7); c.drawString(40,26,"RR-2 (rev. 03/25)   File with the Board on or before August 1. Retain a copy for your records."); c.drawRightString(572,26,"APN 041-2207-018")
def fld(x,y,w,h,num,lab,val,font='Courier'):
    c.setLineWidth(.5); c.rect(x,y,w,h); c.setFont('Helvetica',5.6); c.drawString(x+2,y+h-7,f"{num} {lab}")
    if val is not None: c.setFont(font,9.5); c.drawString(x+5,y+4,val)
head(); y=700
for a,b in (("Property address","1177 Alder Street"),("Owner","Lumsden Family Partners, a general partnership"),("Rents in effect on","July 1, 2026")):
    c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,a+":"); c.setFont('Courier',10); c.drawString(135,y,b); y-=15
y-=4; rows=[]; k=0
def box(x,y,on,lab):
    c.rect(x,y,7,7); c.setFont('Helvetica',7); c.drawString(x+10,y+.8,lab)
    if on: c.setFont('Helvetica-Bold',8); c.drawString(x+.9,y+.6,"X")
for q in units:
    if y<130: c.showPage(); head(); y=712
    h=74; y-=h; vac=not q['n']; own=q.get('own')
    c.setLineWidth(1.2); c.rect(40,y,532,h-4)
    r1=y+44; r2=y+18
    fld(40,r1,60,26,"(a)","UNIT NO.",q['u']); fld(100,r1,75,26,"(b)","UNIT SIZE",q['ty'])
    fld(175,r1,217,26,"(c)","TENANT OF RECORD",q['n']); fld(392,r1,180,26,"(d)","DATE TENANCY BEGAN",None if vac or own else q['s'].strftime("%m/%d/%Y"))
    lv=not vac and not own
    fld(40,r2,135,26,"(e)","RENT CHARGED PER MONTH",'$'+m2(q['rent']) if lv else None); fld(175,r2,140,26,"(f)","MAXIMUM ALLOWABLE RENT (MAR)",'$'+m2(q['mar']) if not own else 'n/a')
    fld(315,r2,110,26,"(g)","SECURITY DEPOSIT HELD",'$'+m2(q['dep']) if lv else None); fld(425,r2,147,26,"(h)","SEPARATE CHARGE: PARKING",'$'+m2(q['pk']) if lv and q['pk'] else None)
    c.setFont('Helvetica',7); c.drawString(45,y+7,"(i) STATUS")
    box(95,y+5,lv,"Rented"); box(155,y+5,vac,"Vacant"); box(215,y+5,own,"Owner-occupied (exempt)")
    rows.append(row(unit=q['u'],unitType=q['ty'],tenantName=q['n'],statusText='Vacant' if vac else 'Owner-occupied (exempt)' if own else 'Rented',contractRent=q['rent'] if lv else None,moveInDate=q['s'] if lv else None,deposit=q['dep'] if lv else None,charges=[dict(code='PARKING',amount=float(q['pk']))] if lv and q['pk'] else None))
y-=22; T=round(sum(x.get('contractRent',0) for x in rows),2)
c.setFont('Helvetica-Bold',9); c.drawString(40,y,"SUMMARY (owner to complete)"); y-=14
for a,b in (("Total units at this address","13"),("Units rented","10"),("Units vacant","2"),("Units exempt (owner-occupied)","1"),("Total of item (e), all units",'$'+m2(T))):
    c.setFont('Helvetica',8.5); c.drawString(50,y,a); c.setFont('Courier',10); c.drawRightString(330,y,b); c.line(240,y-2,332,y-2); y-=14
c.setFont('Helvetica',7.5); c.drawString(40,y-4,"I declare under penalty of perjury that the foregoing is true and correct.    Signed ____________________   Date __________")
assert pg==2,pg
c.save()
save(N,'MULTIFAMILY','rent board registration form, one boxed block per unit',True,dict(propertyName='1177 Alder Street',asOnDate='2026-07-01',units=13,occupied=None,vacant=2,sheet=None,planted=None,rows=rows),[('contractRent',T)])
