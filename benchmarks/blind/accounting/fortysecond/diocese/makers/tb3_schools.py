# old-style bookkeeper's TB: serial no, particulars, ledger folio, Dr, Cr, last year (fpdf2)
import random
from fpdf import FPDF
from common import *
R=random.Random(4203); STEM='leased-schools-and-ground-rents-TB'
SITES=[('St. Agnes School, Corliss Street (let to Riverbend Charter Academy)','St. Agnes School','AG'),('Holy Redeemer School, Tenth Ward (let to Public Schools)','Holy Redeemer School','HR'),
 ('Ground leases: Bishop\'s Meadow and Quarry Road','Ground leases','GR'),('Former Minor Seminary, Ashby (let in part)','Former Minor Seminary','MS')]
B=[('Cash at First Harbor Bank','01',120000,1),('Rent receivable','05',31000,1),('Straight-line rent receivable','06',84000,1),('Prepaid insurance','09',7400,.8),('Land, at donated value','12',310000,1),('Buildings and improvements','13',1450000,1),
 ('Accumulated depreciation','14',-870000,1),('Accounts payable','21',-11800,1),('Lessee security deposit','23',-42000,.8),('Rent received in advance','24',-19000,.6),('Note payable, Deposit & Loan Fund','27',-240000,.5),('Due (to) from Central Chancery Fund','30',None,1),
 ('Rent, base','41',-265000,1),('Rent, percentage and escalations','42',-22000,.5),('Recoveries of utilities','44',-31000,.6),('Boiler and roof repairs','51',38000,.8),('Grounds and snow removal','52',12500,.8),('Insurance','53',21000,1),('Utilities','54',44000,.7),('Legal and survey fees','57',6200,.6),('Depreciation','58',58000,1),('Interest, Deposit & Loan Fund','59',9800,.5)]
GB=[("Cash at First Harbor Bank",'01',64000,1),('Ground rent receivable','05',18500,1),("Land, Bishop's Meadow (61 ac.)",'12',402000,1),('Land, Quarry Road (18 ac.)','13',95000,1),('Rent received in advance','24',-27500,1),('Due (to) from Central Chancery Fund','30',None,1),('Ground rent, farm tenants','41',-14600,1),('Ground rent, pad sites','43',-138000,1),('Billboard and tower licenses','45',-33900,1),('Real estate tax, unleased land','55',8700,1),('Legal and survey fees','57',11300,1)]
FT='/usr/share/fonts/truetype/liberation/'
class P(FPDF):
    def footer(self):
        self.set_y(-14); self.set_font('S','I',8); self.cell(0,5,f'Diocese of Harrow Falls, Real Estate Office. Ledger extracted 14 August 2026.  Sheet {self.page_no()} of {{nb}}',align='C')
p=P('P','mm','A4'); p.set_auto_page_break(False); 
for st,fn in (('','LiberationSerif-Regular'),('B','LiberationSerif-Bold'),('I','LiberationSerif-Italic')): p.add_font('S',st,FT+fn+'.ttf')
CW=[10,82,15,26,26,27]; X0=12
def hdr(first):
    p.add_page(); p.set_xy(X0,12)
    if first:
        p.set_font('S','B',15); p.cell(0,8,'Trial Balance',new_x='LMARGIN',new_y='NEXT'); p.set_x(X0); p.set_font('S','',10.5)
        p.cell(0,5,'Leased School Buildings and Ground Rents, as at the close of business 31 July 2026',new_x='LMARGIN',new_y='NEXT'); p.ln(3)
    p.set_x(X0); p.set_font('S','B',9.5); y=p.get_y()
    for i,(a,b) in enumerate([('S.','No.'),('','Particulars'),('Ledger','folio'),('Dr.','$'),('Cr.','$'),('Last year','Dr. (Cr.)')]):
        x=X0+sum(CW[:i]); p.set_xy(x,y); p.cell(CW[i],4.5,a,align='L' if i<2 else 'C'); p.set_xy(x,y+4.5); p.cell(CW[i],4.5,b,align='L' if i<2 else 'C')
    p.line(X0,y-.5,X0+sum(CW),y-.5); p.line(X0,y+9.6,X0+sum(CW),y+9.6); p.set_xy(X0,y+11)
LY='other:Last year Dr. (Cr.)'
def line(v,bold=False,rule=False):
    y=p.get_y(); p.set_font('S','B' if bold else '',9.5)
    if rule: p.line(X0+sum(CW[:3]),y,X0+sum(CW),y)
    for i,t in enumerate(v):
        p.set_xy(X0+sum(CW[:i]),y); p.cell(CW[i],5.2,t,align='L' if i in(0,1) else ('C' if i==2 else 'R'))
    p.set_xy(X0,y+5.2)
rows=[];tots=[];sn=0;G=[0,0,0]; hdr(True)
for full,short,pre in SITES:
    data=[]; sc=R.uniform(.5,1.3)
    for n,a,b,pr in (GB if pre=='GR' else B):
        if R.random()>pr: continue
        if b is None: data.append([n,a,None,None]); continue
        v=round(b*sc*R.uniform(.8,1.2)*100); ly=round(v*R.uniform(.85,1.1))
        if a in('12','13') : v=round(v,-5); ly=v
        if R.random()<.08 and a not in('01','12'): ly=0
        data.append([n,a,v,ly])
    k=[d for d in data if d[2] is None][0]; k[2]=-sum(d[2] or 0 for d in data); k[3]=-sum(d[3] or 0 for d in data)
    if p.get_y()>245: hdr(False)
    p.ln(1.5); p.set_x(X0); p.set_font('S','I',10.5); p.cell(0,6,full,new_x='LMARGIN',new_y='NEXT'); p.set_x(X0); T=[0,0,0]
    for n,a,v,ly in data:
        if p.get_y()>272:
            hdr(False); p.set_font('S','I',9); p.cell(0,5,short+', continued',new_x='LMARGIN',new_y='NEXT'); p.set_x(X0)
        sn+=1; line([str(sn),n,f'{pre}.{a}',m(v) if v>0 else '',m(-v) if v<0 else '',m(ly) if ly else '-'])
        rows.append(dict(account=f'{pre}.{a}',name=n,property=full,debit=r2(v) if v>0 else None,credit=r2(-v) if v<0 else None,**({LY:r2(ly)} if ly else {})))
        T[0]+=max(v,0);T[1]+=max(-v,0);T[2]+=ly
    assert T[0]==T[1] and T[2]==0
    line(['','Carried to summary, '+short,'',m(T[0]),m(T[1]),'-'],True,True); p.ln(1.5); p.set_x(X0)
    tots.append(dict(label='Carried to summary, '+short,debit=r2(T[0]),credit=r2(T[1])))
    G=[g+t for g,t in zip(G,T)]
if p.get_y()>262: hdr(False)
p.ln(2); p.set_x(X0); line(['','GRAND TOTAL, all sites','',m(G[0]),m(G[1]),'-'],True,True); y=p.get_y()+.4
p.line(X0+sum(CW[:3]),y,X0+sum(CW),y); p.line(X0+sum(CW[:3]),y+.8,X0+sum(CW),y+.8)
tots.append(dict(label='GRAND TOTAL, all sites',debit=r2(G[0]),credit=r2(G[1])))
p.set_xy(X0,y+5); p.set_font('S','I',9); p.multi_cell(180,4.5,'Buildings are carried at the 1998 insurance appraisal where no cost record survives. Errors and omissions excepted. (signed) M. Prendergast, bookkeeper')
p.output(doc(STEM+'.pdf')); truth(STEM,'TB',['debit','credit',LY],rows,tots)
