from common import *
from fpdf import FPDF
rng=random.Random(5811)
N='MarlinBay_Delinq_Prepaid_2025-10-31.pdf'
nm=names(rng,64); it=iter(nm)
SEC=[('Current Residents',33),('Notice',6),('Eviction',5),('Past Residents',13)]
K=['deposit','b0_30','b31_60','b61_90','b90','delinquent','prepaid','other:Net Balance']
units=sorted(rng.sample([f'{b}{fl}{u:02d}' for b in 'ABCDE' for fl in (1,2,3) for u in range(1,13)],57))
rng.shuffle(units); ui=iter(units)
pid=118200
P=[]; 
for s,n in SEC:
    us=sorted(next(ui) for _ in range(n)); b=[]
    for u in us:
        fnm,l=next(it); pid+=rng.randint(3,60); rent=rng.choice([1425,1495,1560,1615,1690,1745,1820,1935])
        dep=rng.choice([250,300,500,500,float(rent)]) if s!='Past Residents' else 0
        z=[0,0,0,0]; pre=0
        if s in('Current Residents','Notice'):
            k=rng.random()
            if k<.36: pre=-rng.choice([round(rng.uniform(5,240),2),rent,rent+rng.choice([35,61.5,83.17])])
            elif k<.75: z[0]=round(rng.choice([rng.uniform(18,160),rent+rng.uniform(0,150),rng.uniform(300,900)]),2)
            elif k<.92: z[0]=round(rent+rng.uniform(50,140),2); z[1]=round(rng.uniform(90,rent),2)
            else: z[0]=round(rent+75,2); z[1]=round(rng.uniform(200,600),2); pre=-round(rng.uniform(10,60),2)
        elif s=='Eviction':
            z=[round(rent+rng.uniform(60,160),2) for _ in range(3)]+[round(rng.uniform(0,2*rent),2)]
            if rng.random()<.4: z[3]=0
        else:
            z[3]=round(rng.uniform(140,5200),2)
            if rng.random()<.3: z[2]=round(rng.uniform(80,1400),2)
            if rng.random()<.2: z=[0,0,0,0]; pre=-round(rng.uniform(12,390),2)
        d=round(sum(z),2)
        b.append({'unit':u,'resident':f'r{pid:07d}','name':f'{l}, {fnm}','deposit':float(dep),**dict(zip(K[1:5],map(float,z))),'delinquent':d,'prepaid':float(pre),'other:Net Balance':round(d+pre,2)})
    P.append((s,b))
# planted: drop one Notice/Current row with buckets
sec=P[0][1]; vict=[q for q in sec if q['b31_60']>0][1]
W=[13,20,42,20,21,21,21,22,25,22,26]
class D(FPDF):
    def header(s):
        s.set_font('Helvetica','B',12); s.cell(0,5,'Delinquency and Prepaid Report',align='L'); s.set_font('Helvetica','',8); s.set_xy(-100,s.t_margin); s.cell(88,5,'11/03/2025 07:48 AM',align='R'); s.ln(5.5)
        s.set_font('Helvetica','',9); s.cell(0,4.4,'Property: Marlin Bay Apartments (mbay)'); s.ln(4.4); s.cell(0,4.4,'Age as of: 10/31/2025     Month: 10/2025     Resident status: All     Sort by: Status, Unit'); s.ln(6.5)
        s.set_font('Helvetica','B',8); s.set_draw_color(90); y=s.get_y(); s.line(12,y,12+sum(W),y)
        for a in (['','Resident','','Deposits','0 - 30','31 - 60','61 - 90','Over 90','Total','Total','Net'],['Unit','Code','Resident Name','on Hand','Days','Days','Days','Days','Delinquent','Prepaid','Balance']):
            for i,t in enumerate(a): s.cell(W[i],4.2,t,align='L' if i<3 else 'R')
            s.ln(4.2)
        y=s.get_y()+.6; s.line(12,y,12+sum(W),y); s.ln(2)
    def footer(s):
        s.set_y(-11); s.set_font('Helvetica','',7.5); s.cell(0,4,f'Page {s.page_no()} of {{nb}}',align='C')
p=D('L','mm','Letter'); p.set_margins(12,11,12); p.set_auto_page_break(True,15); p.add_page()
def line(c,b=False,h=4.4):
    p.set_font('Helvetica','B' if b else '',8)
    for i,t in enumerate(c): p.cell(W[i],h,t,align='L' if i<3 else 'R')
    p.ln(h)
rows=[];tots=[];G={k:0 for k in K}
for s,b in P:
    if p.get_y()>180: p.add_page()
    p.set_font('Helvetica','BI',9); p.cell(0,5.5,s); p.ln(5.5)
    t={k:round(sum(q[k] for q in b),2) for k in K}
    for q in b:
        if q is vict: continue
        line([q['unit'],q['resident'],q['name']]+[par(q[k]) for k in K]); rows.append(q)
    y=p.get_y()+.3; p.line(12+75,y,12+sum(W),y); p.ln(.6)
    lab='Total '+s; p.set_font('Helvetica','B',8); p.cell(75,5,lab); 
    for i,k in enumerate(K): p.cell(W[3+i],5,par(t[k]),align='R')
    p.ln(8); tots.append({'label':lab,**t})
    for k in K: G[k]=round(G[k]+t[k],2)
y=p.get_y()-2; p.line(12,y,12+sum(W),y)
p.set_font('Helvetica','B',8.5); p.cell(75,5,'Grand Total')
for i,k in enumerate(K): p.cell(W[3+i],5,par(G[k]),align='R')
p.ln(5); y=p.get_y(); p.line(12+75,y,12+sum(W),y); p.line(12+75,y+.7,12+sum(W),y+.7)
tots.append({'label':'Grand Total',**G})
p.ln(5); p.set_font('Helvetica','I',7.5); p.cell(0,4,'Prepaid amounts are shown as negative. Past residents with deposits already applied show 0.00 on hand.')
p.output(doc(N))
save(N,'AR',K,rows,tots,'system PDF, delinquency and prepaid by resident, status sections with subtotals, two-line header',False,
 {'what':f"resident row {vict['unit']} {vict['name']} ({vict['other:Net Balance']:,.2f}) left out of section Current Residents; section and grand totals still contain it",'kind':'row_dropped'})
