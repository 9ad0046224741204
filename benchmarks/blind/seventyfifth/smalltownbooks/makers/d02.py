from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4
r=random.Random(7502); N=Names(r)
fn='d02_arcadia_house_lodgers.pdf'; c=canvas.Canvas(B+'documents/'+fn,pagesize=A4); W,H=A4
c.setFont('Helvetica-Bold',14); c.drawString(40,H-50,"ARCADIA HOUSE"); c.setFont('Helvetica',9); c.drawString(40,H-64,"41 Wellesley Street, South Hobart TAS 7004  -  registered boarding premises"); c.drawString(40,H-76,"Lodgers' list for the week ending Sunday 15 June 2025"); c.drawRightString(W-40,H-50,"Owner: M. & J. Trethewie P/L")
X=dict(rm=40,nm=68,ty=162,pw=282,pm=330,bond=382,since=396,paid=460,arr=W-40)
y=H-104; c.setFont('Helvetica-Bold',8)
def hd(y):
    c.setFont('Helvetica-Bold',8)
    c.drawString(X['rm'],y,"Rm"); c.drawString(X['nm'],y,"Lodger"); c.drawString(X['ty'],y,"Kind of room"); c.drawRightString(X['pw'],y+9,"Rent"); c.drawRightString(X['pw'],y,"per week"); c.drawRightString(X['pm'],y+9,"Rent per"); c.drawRightString(X['pm'],y,"cal. month"); c.drawRightString(X['bond'],y+9,"Bond"); c.drawRightString(X['bond'],y,"lodged"); c.drawString(X['since'],y,"Moved in"); c.drawString(X['paid'],y,"Paid to"); c.drawRightString(X['arr'],y,"Arrears"); c.line(40,y-4,W-40,y-4)
hd(y); y-=18
rows=[]; m=lambda v:f"{v:,.2f}"
for sec,rms in (("GROUND FLOOR",range(1,8)),("FIRST FLOOR",range(11,20)),("ATTIC",range(21,25)),("STABLES (REAR)",range(31,34))):
    c.setFont('Helvetica-Bold',9); c.drawString(40,y,sec); y-=14; c.setFont('Helvetica',9)
    for n in rms:
        ty=r.choice(["Single","Single","Single","Double","Single, own shower"]) if sec[0]!='S' else "Bedsit, kitchenette"
        c.drawString(X['rm'],y,str(n)); c.drawString(X['ty'],y,ty); w={"Single":185,"Double":230,"Single, own shower":215}.get(ty,265)+r.choice([0,0,5,10,-5]); pm=round(w*52/12+1e-9,2)
        if n in(5,14,22): 
            c.setFont('Helvetica-Oblique',9); c.drawString(X['nm'],y,"vacant"); c.setFont('Helvetica',9); rows.append(row(unit=str(n),unitType=ty,statusText="vacant",section=sec)); y-=13; continue
        nm=N(r.choice(['{f} {l}','Mr {i}. {l}','Ms {i}. {l}','{f} {l}'])); since=D(r.choice([2016,2019,2021,2022,2023,2024,2025]),r.randint(1,5),r.randint(1,28)); bond=r.choice([w*4,w*2,w*4]); arr=0; paid=D(2025,6,r.choice([15,15,18,22]))
        if r.random()<.25: k=r.choice([1,2]); arr=w*k; paid=D(2025,6,15)-dt.timedelta(days=7*k)
        c.drawString(X['nm'],y,nm); c.drawRightString(X['pw'],y,m(w)); c.drawRightString(X['pm'],y,m(pm)); c.drawRightString(X['bond'],y,m(bond)); c.drawString(X['since'],y,f"{since.day}/{since.month}/{since.year}"); c.drawString(X['paid'],y,f"{paid.day}/{paid.month}/{paid.year}"); 
        if arr: c.drawRightString(X['arr'],y,m(arr))
        rows.append(row(unit=str(n),unitType=ty,statusText="Occupied",section=sec,tenantName=nm,contractRent=pm,deposit=bond,moveInDate=iso(since),balance=arr or None,_w=w)); y-=13
    y-=5
T={k:S(rows,k) for k in('contractRent','deposit','balance')}; wk=S(rows,'_w')
for x in rows: x.pop('_w',None)
c.line(225,y+10,W-40,y+10); c.setFont('Helvetica-Bold',9); c.drawString(40,y-2,"House total"); c.drawRightString(X['pw'],y-2,m(wk)); c.drawRightString(X['pm'],y-2,m(T['contractRent'])); c.drawRightString(X['bond'],y-2,m(T['deposit'])); c.drawRightString(X['arr'],y-2,m(T['balance']))
v=3; occ=len(rows)-v
y-=34; c.setFont('Helvetica',8.5)
for t in (f"Rooms: {len(rows)}.  Let: {occ}.  Vacant: {v}.","Bonds are with the Rental Deposit Authority. Calendar month = week x 52 / 12.","Room 17 shares the bathroom with 18; power is included for all rooms but the stables."):
    c.drawString(40,y,t); y-=12
c.save()
save(fn,truth("Arcadia House","2025-06-15",rows,occ,v),"OTHER","ruleless A4 lodgers' list, floors as headings, weekly and monthly rent",False,T)
