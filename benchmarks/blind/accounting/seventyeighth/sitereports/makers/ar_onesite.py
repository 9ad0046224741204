# OneSite-like "Delinquent and Prepaid" report, landscape legal-size PDF, conventional multifamily, summary by resident status
from common import *
from fpdf import FPDF
from datetime import date,timedelta
rng=random.Random(7811)
fn='StoneCreek_DelinquentPrepaid_2025-11-03.pdf'
sec=[('Current resident',29),('Current resident - on notice',7),('Former resident',14),('Pending applicant',3)]
nm=names(rng,53); used=set()
def unit():
    while True:
        u=f'{rng.randint(1,14):02d}-{rng.choice([1,2,3])}{rng.randint(1,12):02d}'
        if u not in used: used.add(u); return u
K=['prepaid','delinquent','total','current','b31_60','b61_90','b90','deposit','other:Outstanding Deposit']
HD=['Total\nPrepaid','Total\nDelinquent','Net\nBalance','\nCurrent','\n30 Days','\n60 Days','\n90+ Days','Deposits\nHeld','Outstanding\nDeposit']
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',11); s.set_xy(10,9); s.cell(0,5,'DELINQUENT AND PREPAID REPORT',new_x='LMARGIN',new_y='NEXT'); s.set_font('Helvetica','',8)
        s.cell(0,4,'Sable Ridge Residential - Stone Creek Crossing',new_x='LMARGIN',new_y='NEXT'); s.cell(0,4,'As of 11/03/2025   |   Summary by resident status   |   All subjournals',new_x='LMARGIN',new_y='NEXT')
        s.set_xy(280,9); s.cell(66,4,'Run: 11/03/2025 7:04 AM',align='R'); s.set_xy(280,13); s.cell(66,4,f'Page {s.page_no()} of {{nb}}',align='R')
        s.set_fill_color(52,78,104); s.set_text_color(255); s.set_font('Helvetica','B',7); s.rect(10,24,336,9,'F')
        for x,w,t in TX: 
            for i,q in enumerate(t.split('\n')): s.set_xy(x,24.6+i*4); s.cell(w,4,q)
        for x,t in zip(NX,HD):
            for i,q in enumerate(t.split('\n')): s.set_xy(x-24,24.6+i*4); s.cell(24,4,q,align='R')
        s.set_xy(326,24.6); s.cell(20,4,'# Late /',align='R'); s.set_xy(326,28.6); s.cell(20,4,'NSF',align='R')
        s.set_text_color(0); s.set_y(35)
TX=[(10,15,'\nBldg-Unit'),(26,15,'Resh\nID'),(42,38,'\nName'),(82,24,'Phone\nNumber'),(104,16,'Move-In\nDate')]
NX=[145,168,191,213,235,257,279,302,326]
p=P('L','mm',(216,356)); p.set_auto_page_break(False); p.set_margins(10,9,10)
p.add_page(); f=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
rows=[];tots=[];G=[0]*9;i=0;k=0
for st,n in sec:
    if p.get_y()>188: p.add_page()
    p.set_font('Helvetica','BI',8); p.cell(0,5.2,f'Status: {st}',new_x='LMARGIN',new_y='NEXT'); S=[0]*9
    L=sorted([(unit(),)+nm[i+j] for j in range(n)]); i+=n
    for u,fi,la in L:
        z=rng.random(); rent=rng.choice([1285,1340,1415,1465,1530,1610,1725]); k+=1
        cur=a30=a60=a90=pre=0.0; dep=float(rng.choice([0,200,250,300,500,500,rent])); od=0.0
        mi=date(2025,11,3)-timedelta(days=rng.randint(40,1100))
        if st.startswith('Current'):
            if z<.27: pre=-c2(rng.choice([rng.uniform(.5,60),rng.uniform(100,900),rent]))
            elif z<.62: cur=c2(rng.choice([rng.uniform(20,180),75.0,rent+rng.uniform(30,120)]))
            elif z<.84: cur=c2(rent+rng.uniform(60,190)); a30=c2(rng.uniform(80,rent))
            else: cur=c2(rent+rng.uniform(60,190)); a30=c2(rent+75); a60=c2(rng.uniform(100,rent)); a90=c2(rng.choice([0,rng.uniform(40,900)]))
            if rng.random()<.08: pre=-c2(rng.uniform(5,40))
            if rng.random()<.06: od=250.0
        elif st.startswith('Former'):
            dep=0.0; mi=mi-timedelta(days=200)
            if z<.2: pre=-c2(rng.uniform(30,300))
            elif z<.5: a60=c2(rng.uniform(100,900)); a90=c2(rng.uniform(0,400))
            else: a90=c2(rng.uniform(350,5200))
            if z>.9: a30=c2(rng.uniform(50,200))
        else:
            mi=date(2025,11,3)+timedelta(days=rng.randint(3,30)); pre=-c2(rng.choice([0,99,150])); od=float(rng.choice([0,300,500])); dep=0.0 if od else 300.0; cur=0.0 if pre else 50.0
        v=[pre,c2(cur+a30+a60+a90),0,cur,a30,a60,a90,dep,od]; v[0]=v[0]+0.0; v[2]=c2(v[0]+v[1]); v=[x+0.0 if x else 0.0 for x in v]
        if p.get_y()>200: p.add_page(); p.set_font('Helvetica','BI',8); p.cell(0,5.2,f'Status: {st} (cont.)',new_x='LMARGIN',new_y='NEXT')
        S=[a+b for a,b in zip(S,v)]
        y=p.get_y(); p.set_font('Helvetica','',7)
        if k%2==0: p.set_fill_color(238,242,246); p.rect(10,y,336,4.9,'F')
        rid=str(2100+(rng.randint(0,80)+k*89)); name=f'{la}, {fi}'
        for x,t in zip([10,26,42,82,104],[u,rid,name,f'(512) 555-01{rng.randint(10,99)}',mi.strftime('%m/%d/%Y')]): p.set_xy(x,y); p.cell(20,4.9,t)
        for x,t in zip(NX,v): p.set_xy(x-24,y); p.cell(24,4.9,f(t),align='R')
        p.set_xy(326,y); p.cell(20,4.9,('0 / 0' if st[0]=='P' else f'{rng.choice([0,0,1,2,3,5])} / {rng.choice([0,0,0,1])}'),align='R'); p.set_xy(10,y+4.9)
        rows.append(dict(unit=u,resident=rid,name=name,**dict(zip(K,v))))
    S=[c2(x) for x in S]; lab=f'Totals for {st}: {n}'
    y=p.get_y()+.4; p.line(122,y,346,y); p.set_font('Helvetica','B',7); p.set_xy(42,y); p.cell(60,5,lab)
    for x,t in zip(NX,S): p.set_xy(x-24,y); p.cell(24,5,f(t),align='R')
    p.set_xy(10,y+6.5); tots.append(dict(label=lab,**dict(zip(K,S)))); G=[c2(a+b) for a,b in zip(G,S)]
if p.get_y()>180: p.add_page()
y=p.get_y()+1; p.line(122,y,346,y); p.set_font('Helvetica','B',7.5); p.set_xy(42,y); p.cell(60,5.5,'Property totals')
for x,t in zip(NX,G): p.set_xy(x-24,y); p.cell(24,5.5,f(t),align='R')
p.line(122,y+5.6,346,y+5.6); p.line(122,y+6.3,346,y+6.3); tots.append(dict(label='Property totals',**dict(zip(K,G))))
p.set_xy(10,y+10); p.set_font('Helvetica','',7)
p.multi_cell(250,3.8,'Aging: Current = 0-30 days; 30 Days = 31-60 days; 60 Days = 61-90 days; 90+ Days = over 90 days, counted from the charge date.\nPrepaid amounts appear in parentheses. Net Balance = Total Prepaid + Total Delinquent. Deposits are not netted.')
p.output(f'{B}/documents/{fn}'); print(len(rows),G)
save(fn,'AR',K,rows,tots,'OneSite-like delinquent and prepaid summary by resident status, landscape legal PDF',True)
