# Dynamics-like customer aged detail by invoice with due days, Canada, PDF (fpdf2)
import random,datetime as D
from fpdf import FPDF
from common import *
random.seed(8605)
NAME='CUST-AGED-DETAIL_Bayfield_31Oct2025.pdf'
ASOF=D.date(2025,10,31)
T=[('C10014','Lakehead Outfitters Ltd.','112',3),('C10022','Pharmavie Santé inc.','118',4),('C10031','Dr. Amin Family Practice Prof. Corp.','204',2),('C10037','Maple Thread Apparel','121',6),('C10040','Bayfield Credit Union','101',1),('C10058','Noodle Republic Restaurants Inc.','FC-3',5),('C10061','TelNorth Wireless','K-02',2),('C10066','Kowalski Law LLP','305',3),('C10072','Frontier Fitness (2019) Ltd.','130',7),('C10079','Sunrise Early Learning','140',3),('C10083','Great Slave Coffee Co.','FC-1',2),('C10090','Ontario Licensing Office','210',2),('C10094','Impark Lot 6 Permit Holders','PKG',3),('C10103','Zenith Optical','125',4),('C10111','Birch & Bay Interiors','109',5),('C10117','Northshore Travel','302',2)]
K=['other:Original Amount','other:Days Overdue','current','b1_30','b31_60','b61_90','b90','total']
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',12); s.cell(0,6,'Bayfield Place Limited Partnership',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8); s.cell(130,4.5,'Customer Aged Detail - by due date'); s.cell(0,4.5,'Aged as of: 31-Oct-2025      Currency: CAD (HST included)',align='R',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_fill_color(38,70,83); s.set_text_color(255); s.set_font('Helvetica','B',7)
        for w,(a,b),al in zip(CW,HD,AL):
            x,y=s.get_x(),s.get_y(); s.rect(x,y,w,8,'F'); s.set_xy(x,y+.6); s.cell(w,3.4,a,align=al); s.set_xy(x,y+4); s.cell(w,3.4,b,align=al); s.set_xy(x+w,y)
        s.set_text_color(0); s.ln(9.5)
    def footer(s):
        s.set_y(-11); s.set_font('Helvetica','I',7); s.cell(0,4,f'RMCAD205  |  Microsoft Dynamics GP style report  |  Page {s.page_no()} of {{nb}}'.replace('Microsoft Dynamics GP style report','User: rmorin'),align='C')
CW=[20,26,19,19,33,24,14,22,22,22,20,20,18.5]
HD=[('Doc','Date'),('Document','Number'),('Due','Date'),('',''),('Charge',''),('Original','Amount'),('Days','Overdue'),('','Current'),('1 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('Over 90','Days'),('Balance','')]
CW=[18,23,18,36,22,14,21.5,22,22,21,21,22.5]
HD=[h for i,h in enumerate(HD) if i!=3]; AL=['L']*4+['R']*8
p=P('L','mm','letter'); p.set_margins(9,10,9); p.set_auto_page_break(False); p.alias_nb_pages(); p.add_page()
p.set_creation_date(D.datetime(2025,11,3,9,0))
def f(v): return f'{v:,.2f}'
def fd(d): return d.strftime('%d-%b-%y')
rows=[];totals=[];G={k:0. for k in K if k!='other:Days Overdue' and k!='other:Original Amount'}; inv=48210
for cid,nm,su,n in T:
    if p.get_y()>180: p.add_page()
    p.set_font('Helvetica','B',8); p.set_fill_color(233,239,241)
    p.cell(sum(CW),5,f'  {cid}   {nm}      Unit {su}',fill=True,new_x='LMARGIN',new_y='NEXT')
    S={k:0. for k in G}; rent=r2(random.choice([2980,4415,6120,8650,3275])*random.uniform(.9,1.1)*1.13)
    if su=='PKG': rent=r2(1413.)
    L=[]
    ms=[D.date(2025,m,1) for m in (6,7,8,9,10)]
    for i in range(n):
        ch=random.choice(['Minimum Rent','CAM Estimate','Realty Tax Estimate','Minimum Rent','Hydro Recovery','Late Charge','Percentage Rent']) if su!='PKG' else 'Monthly Parking'
        a=rent*{'Minimum Rent':1,'CAM Estimate':.24,'Realty Tax Estimate':.29,'Hydro Recovery':.06,'Late Charge':.02,'Percentage Rent':.4,'Monthly Parking':1}[ch]
        if random.random()<.4 and ch not in('Minimum Rent','Monthly Parking'): a*=random.uniform(.85,1.1)
        m=random.choice(ms[:] if n>3 else ms[2:]); dt=m if ch in('Minimum Rent','CAM Estimate','Realty Tax Estimate','Monthly Parking') else m+D.timedelta(days=random.randint(5,26))
        due=dt if ch in('Minimum Rent','CAM Estimate','Realty Tax Estimate','Monthly Parking') else dt+D.timedelta(days=30)
        L.append([dt,due,ch,r2(a),None])
    L.sort(key=lambda x:(x[0],x[2]))
    if random.random()<.25 and n>1: L.append([D.date(2025,10,random.randint(8,29)),None,'Payment on account',-r2(rent*random.choice([.1,.5,1])),None])
    if cid=='C10058': L.append([D.date(2025,9,17),None,'Credit Memo - HVAC',-842.5,None])
    for dt,due,ch,a,_ in L:
        if p.get_y()>195: p.add_page()
        inv+=random.randint(1,14)
        no=('PMT' if ch.startswith('Pay') else 'CRM' if ch.startswith('Cred') else 'INV')+f'{inv:07d}'
        bal=r2(a*random.choice([1,1,1,1,.5,.37])) if a>0 else a
        o=dict(unit=su,name=nm,resident=cid,date=dt.isoformat(),invoice=no,charge=ch); o[K[0]]=a
        days=(ASOF-due).days if due else None
        if due: dd=max(days,0)
        else: dd=None
        b='current' if days is None or days<=0 else 'b1_30' if days<=30 else 'b31_60' if days<=60 else 'b61_90' if days<=90 else 'b90'
        if dd is not None: o[K[1]]=dd
        o[b]=bal; o['total']=bal; rows.append(o)
        S[b]=r2(S[b]+bal); S['total']=r2(S['total']+bal)
        p.set_font('Helvetica','',7.5)
        t=[fd(dt),no,fd(due) if due else '',ch,f(a),str(dd) if dd is not None else '']+[f(bal) if b==k else '' for k in K[2:7]]+[f(bal)]
        for w,x,al in zip(CW,t,AL): p.cell(w,4.3,x,align=al)
        p.ln(4.3)
    if p.get_y()>195: p.add_page()
    p.set_font('Helvetica','B',7.5); y=p.get_y(); p.line(9+sum(CW[:6]),y,9+sum(CW),y)
    p.cell(sum(CW[:6]),4.6,f'Totals - {cid}',align='R')
    for w,k in zip(CW[6:],K[2:]): p.cell(w,4.6,f(S[k]),align='R'); G[k]=r2(G[k]+S[k])
    totals.append(dict(label=f'Totals - {cid}',**S)); p.ln(6.5)
if p.get_y()>185: p.add_page()
p.set_font('Helvetica','B',8.5); p.cell(sum(CW[:6]),6,f'Report Totals  ({len(T)} customers)',align='R',border='TB')
for w,k in zip(CW[6:],K[2:]): p.cell(w,6,f(G[k]),align='R',border='TB')
totals.append(dict(label=f'Report Totals ({len(T)} customers)',**G))
p.output(doc(NAME))
save(NAME,'AR','Dynamics-like customer aged detail by invoice, CAD, customer bands, days overdue, unapplied payments and credit memos',True,K,rows,totals)
print(len(rows),G)
