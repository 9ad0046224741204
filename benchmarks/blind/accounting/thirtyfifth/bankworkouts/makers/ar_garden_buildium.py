"""Buildium style outstanding balances report with a small owner's notes column, garden apartments, PDF portrait, card-like, two-line records"""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor
N='ar_garden_buildium'
# lease (unit, residents, status), 0-30, 31-60, 61-90, 90+, contact
L=[('12','Delgado, Ruben; Delgado, Carmen','Active',1045.00,0,0,0,'(502) 555-0117'),
('14','Pruitt, Shawna','Active',87.50,0,0,0,'(502) 555-0186'),
('17','Haddad, Omar','Active - eviction pending',1120.00,1120.00,1170.00,1832.14,'(502) 555-0133'),
('21','Kowalczyk, Beth; Rains, Tyler','Active',995.00,312.50,0,0,'(859) 555-0172'),
('22','Nguyen, Thu','Active',0,0,50.00,0,'(502) 555-0110'),
('26','Boone, Latrice','Active',-35.00,0,0,0,'(502) 555-0148'),
('27','Salter, Jim','Past',0,0,0,2764.38,'no phone on file'),
('31','McAllister, Dawn','Active',1045.00,50.00,0,0,'(502) 555-0190'),
('33','Ferris, Kody; Ferris, Janelle; Ott, Brenda','Active',1210.00,1210.00,605.00,0,'(812) 555-0129'),
('34','Vaughn, Percy','Active',14.22,14.22,14.22,28.44,'(502) 555-0154'),
('38','Castro, Elisa','Future',250.00,0,0,0,'(502) 555-0161'),
('40','Whitaker, Don','Active',1045.00,995.00,0,0,'(502) 555-0105'),
('42','Owusu, Abena','Active',545.00,0,0,0,'(502) 555-0175'),
('45','Lindgren, Paige','Past',0,0,418.90,0,'(317) 555-0142'),
('46','Tackett, Ron; Tackett, Sue','Active',-1045.00,0,0,0,'(606) 555-0136'),
('51','Reyes-Marsh, Lorena','Active',1095.00,75.00,0,0,'(502) 555-0199'),
('52','Bilbrey, Chase','Past',0,0,0,1187.06,'(931) 555-0123'),
('53','Jefferson, Alma','Active',0,0,0,340.00,'(502) 555-0168')]
K=['total','b0_30','b31_60','b61_90','b90']
c=canvas.Canvas(doc(N,'pdf'),pagesize=letter,invariant=1);W,H=letter
X=[578,502,438,374,310]; X=dict(zip(['total','b90','b61_90','b31_60','b0_30'],X))
teal=HexColor('#00796b'); gr=HexColor('#757575'); ink=HexColor('#263238')
def d(q): return f'-${-q:,.2f}' if q<0 else f'${q:,.2f}'
def head(p):
    c.setFillColor(gr);c.setFont('Helvetica',7.5);c.drawString(34,26,'Falls Creek Property Services  |  Louisville, KY');c.drawRightString(578,26,f'{p} / 1')
    y=H-40
    if p==1:
        c.setFillColor(teal);c.setFont('Helvetica-Bold',16);c.drawString(34,y-6,'Outstanding balances')
        c.setFillColor(ink);c.setFont('Helvetica',9);c.drawString(34,y-22,'Sycamore Glen Garden Apts (56 units)  -  2210 Newburg Rd')
        c.setFillColor(gr);c.drawString(34,y-34,'Balances as of 6/30/2025   Lease status: Active, Past, Future   Include credits: Yes')
        y-=62
    c.setFillColor(gr);c.setFont('Helvetica-Bold',8)
    c.drawString(34,y,'UNIT');c.drawString(66,y,'LEASE / STATUS')
    for k,t in (('b0_30','0-30 DAYS'),('b31_60','31-60 DAYS'),('b61_90','61-90 DAYS'),('b90','90+ DAYS'),('total','BALANCE')): c.drawRightString(X[k],y,t)
    c.setStrokeColor(teal);c.setLineWidth(1.2);c.line(34,y-5,578,y-5)
    return y-19
p=1;y=head(p);rows=[];G=dict.fromkeys(K,0.0)
for u,n,s,a,b,e,f,ph in L:
    if y<62: c.showPage();p+=1;y=head(p)
    v={'b0_30':float(a),'b31_60':float(b),'b61_90':float(e),'b90':float(f)}; v['total']=r2(a+b+e+f)
    c.setFillColor(ink);c.setFont('Helvetica-Bold',9);c.drawString(34,y,u);c.setFont('Helvetica',9)
    c.drawString(66,y,n)
    for k in K:
        c.setFont('Helvetica-Bold' if k=='total' else 'Helvetica',9);c.drawRightString(X[k],y,d(v[k]))
    c.setFont('Helvetica',7.5);c.setFillColor(gr);c.drawString(66,y-10,f'{s}   {ph}')
    c.setStrokeColor(HexColor('#dddddd'));c.setLineWidth(.5);c.line(34,y-16,578,y-16)
    rows.append({'unit':u,'name':n,'status':s,**v})
    for k in K:G[k]=r2(G[k]+v[k])
    y-=29.5
c.setFillColor(ink);c.setFont('Helvetica-Bold',9);c.drawString(34,y,'Total, 18 leases')
for k in K:c.drawRightString(X[k],y,d(G[k]))
assert len(L)==18
T=[{'label':'Total, 18 leases',**G}]
# recap of the same numbers, not a line of sums of the table
y-=40;c.setFont('Helvetica',8.5);c.setFillColor(gr)
own=r2(sum(r['total'] for r in rows if r['total']>0));cr=r2(G['total']-own)
c.drawString(34,y,f'{sum(r["total"]>0 for r in rows)} leases owe {d(own)}; {sum(r["total"]<0 for r in rows)} leases hold credits of {d(-cr)}.')
c.drawString(34,y-12,'Unit 17: forcible detainer filed 6/19/25, Jefferson District Court. Unit 33: payment plan $400 on the 1st and 15th.')
c.save();print(p,G)
save(N,'pdf','AR','MULTIFAMILY','Buildium outstanding balances, two-line records with status and phone under the name, dollar signs, credits as -$',['b0_30','b31_60','b61_90','b90','total'],rows,T)
