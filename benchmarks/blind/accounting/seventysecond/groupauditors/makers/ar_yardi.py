# UK office, aged debtors with charge detail beneath tenant headings, PDF landscape (fpdf2)
from common import *
from fpdf import FPDF
from datetime import date, timedelta
R=random.Random(415)
AS=date(2025,12,31)
T=[('t0004118','Brightmoor Actuarial LLP','Pt 2nd Floor',1),('t0004122','Castell & Finch Solicitors','3rd Floor North',2),('t0004131','Dovetail Payments Ltd','3rd Floor South',1),('t0004140','Eastgate Structural Engineers Ltd','4th Floor',3),('t0004152','Fenwick Lowe Recruitment Ltd','5th Floor West',6),('t0004153','Halden Maritime (UK) Ltd','5th Floor East',0),('t0004160','Juniper Row Coffee Ltd','Unit G1',8),('t0004166','Kestrel Cyber Ltd','6th Floor',4),('t0004171','Montrose Wealth Partners LLP','7th Floor',2),('t0004175','Northlight Studios Ltd','Unit G2',7),('t0004183','Oriel Dental Practice','Unit G3',3),('t0004190','Parallax Architects LLP','8th Floor',-1),('t0003877','Quillon Software Ltd (former tenant)','1st Floor',4),('t0004199','Rooksbury Insurance Brokers Ltd','9th Floor',3)]
Q=[(date(2025,12,25),'b0_30'),(date(2025,11,28),'b31_60'),(date(2025,10,14),'b61_90'),(date(2025,9,29),'b91_120'),(date(2025,6,24),'b120'),(date(2025,3,25),'b120')]
buck=['b0_30','b31_60','b61_90','b91_120','b120']
def bk(d):
    n=(AS-d).days
    return buck[0] if n<=30 else buck[1] if n<=60 else buck[2] if n<=90 else buck[3] if n<=120 else buck[4]
inv=118204
data=[]
for tid,nm,un,k in T:
    ch=[]
    base=R.choice([18450,26775,31200,44062.5,52875]) if 'Floor' in un else R.choice([9750,12375,14500])
    pool=[(date(2025,3,25),'RENT','Qtr rent 25/03/25-23/06/25',base),(date(2025,6,24),'SC','Service charge Jun qtr',r2(base*.21)),(date(2025,9,29),'RENT','Qtr rent 29/09/25-24/12/25',base),(date(2025,9,29),'SC','Service charge Sep qtr',r2(base*.21)),(date(2025,10,16),'INS','Insurance recharge 25/26',r2(base*.031)),(date(2025,11,12),'ELEC','Sub-meter electricity Oct-25',r2(base*R.uniform(.02,.05))),(date(2025,12,10),'ELEC','Sub-meter electricity Nov-25',r2(base*R.uniform(.02,.05))),(date(2025,12,25),'SC','Service charge Dec qtr',r2(base*.22)),(date(2025,12,25),'RENT','Qtr rent 25/12/25-24/03/26',base)]
    if k==0: items=[(date(2025,12,25),'RENT','Qtr rent 25/12/25-24/03/26',base,0)]
    elif k==-1: items=[(date(2025,12,22),'PREPAY','Receipt on account - unallocated',None,r2(-base*1.2))]
    else:
        sel=sorted(R.sample(range(len(pool)-1),min(k,8)))
        items=[pool[i] for i in sel]+([pool[-1]] if 'former' not in nm else [])
        out=[]
        for d,c,x,a in items:
            a=r2(a*1.2)
            if R.random()<.15: a=r2(a*R.choice([.5,.4,.25]))
            out.append((d,c,x,a,0))
        if R.random()<.3: out.append((date(2025,12,19),'PREPAY','Receipt on account - unallocated',None,r2(-R.choice([1500,2400,6250.4,880.16]))))
        items=out
    if k==0: items=[(d,c,x,r2(a*1.2),0) for d,c,x,a,_ in items]
    rows=[]
    for d,c,x,a,p in sorted(items,key=lambda q:q[0]):
        inv+=R.randint(3,160)
        r=dict(charge=c,date=d,invoice=('' if c=='PREPAY' else f'IN{inv}'),desc=x)
        if c=='PREPAY': r['prepaid']=p; r['total']=p
        else: r[bk(d)]=a; r['total']=a
        rows.append(r)
    data.append((tid,nm,un,rows))
cols=[('charge','Code',14,'L'),('date','Date',19,'L'),('invoice','Invoice',20,'L'),('desc','Description',55,'L'),('total','Amount owed',25,'R'),('b0_30','0 - 30 days',24,'R'),('b31_60','31 - 60 days',24,'R'),('b61_90','61 - 90 days',24,'R'),('b91_120','91 - 120 days',24,'R'),('b120','Over 120',24,'R'),('prepaid','Prepayments',24,'R')]
money=[c[0] for c in cols[4:]]
class P(FPDF):
    def header(s):
        s.set_font('Times','B',13); s.cell(0,6,'Aged Debtors - Charge Detail',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',9); s.cell(0,4.5,'Property: 20 Harbourgate, Bristol BS1 (harb20)',align='C',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4.5,'Age as of: 31/12/2025   Post to: 12/2025   Currency: GBP   Amounts include VAT',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Times','B',8.5); s.set_fill_color(225,225,225)
        for k,h,w,al in cols: s.cell(w,6,h,border='TB',align=al,fill=True)
        s.ln(7)
    def footer(s):
        s.set_y(-11); s.set_font('Times','I',8); s.cell(140,4,'Tuesday 6 January 2026 09:14'); s.cell(0,4,f'Page {s.page_no()} of {{nb}}',align='R')
p=P('L','mm','A4'); p.set_margins(10,9,10); p.set_auto_page_break(True,14); p.add_page()
m=lambda v:f'{v:,.2f}' if v>=0 else f'-{-v:,.2f}'
TR=[];TT=[];G={k:0 for k in money}; rec={}
def tl(label,t):
    p.set_font('Times','B',8.5); p.cell(108,5,label,border='T')
    for k,h,w,al in cols[4:]: p.cell(w,5,m(t[k]),border='T',align='R')
    p.ln(7)
for tid,nm,un,rows in data:
    if p.get_y()>175: p.add_page()
    p.set_font('Times','B',9); p.cell(120,5,f'{nm} ({tid})'); p.set_font('Times','I',9); p.cell(0,5,f'Unit: {un}',new_x='LMARGIN',new_y='NEXT')
    t={k:0 for k in money}
    for r in rows:
        p.set_font('Times','',8.5)
        o=dict(unit=un,name=nm,resident=tid,charge=r['charge'],date=r['date'].isoformat())
        if r['invoice']: o['invoice']=r['invoice']
        for k,h,w,al in cols:
            v=r.get(k)
            if k=='date': s=v.strftime('%d/%m/%Y')
            elif k in('charge','invoice','desc'): s=v
            else:
                v=v or 0; s=m(v); o[k]=v; t[k]=r2(t[k]+v); G[k]=r2(G[k]+v)
            p.cell(w,4.6,s,align=al)
        p.ln(4.6); TR.append(o)
        rec[r['charge']]=r2(rec.get(r['charge'],0)+r['total'])
    tl(f'Total {nm}',t); TT.append(dict(label=f'Total {nm}',**t))
p.ln(1); tl('Total 20 Harbourgate, Bristol BS1',G); TT.append(dict(label='Total 20 Harbourgate, Bristol BS1',**G))
if p.get_y()>165: p.add_page()
p.set_font('Times','B',9); p.cell(0,5,'Summary by charge code',new_x='LMARGIN',new_y='NEXT'); p.set_font('Times','',8.5)
for c,n in(('ELEC','Electricity'),('INS','Insurance rent'),('PREPAY','Unallocated cash'),('RENT','Principal rent'),('SC','Service charge')):
    if c in rec: p.cell(20,4.6,c); p.cell(50,4.6,n); p.cell(30,4.6,m(rec[c]),align='R',new_x='LMARGIN',new_y='NEXT')
name='harb20_AgedDebtors_Dec25.pdf'
p.output(doc(name)); print(G)
for r in TT: assert abs(r['total']-sum(r[k] for k in money[1:]))<.01
save(name,'AR',money,TR,TT,'Yardi-like charge detail, Times, UK office, prepayment column',False)
