# affordable unit & rent schedule for grant maker, fpdf2 A4-ish legal landscape
from common import *
from fpdf import FPDF
D=[(30,'1 BR / 1 BA – Project-based',6,642,588,71),(30,'2 BR / 1 BA',4,861,706,92),
(50,'Efficiency',5,468,914,58),(50,'1 BR / 1 BA',12,642,980,71),(50,'2 BR / 1 BA',10,861,1176,92),(50,'3 BR / 2 BA',6,1104,1359,114),
(60,'1 BR / 1 BA',9,642,1176,71),(60,'2 BR / 1 BA',14,861,1411,92),(60,'2 BR townhouse',4,970,1411,118),(60,'3 BR / 2 BA',5,1104,1631,114),
(80,'2 BR townhouse',3,970,1882,118),(80,'3 BR / 2 BA',2,1104,2174,114)]
tu=sum(d[2] for d in D)+1
adj={(60,'2 BR townhouse'):-60,(80,'2 BR townhouse'):-282,(80,'3 BR / 2 BA'):-410}
rows=[]
for a,t,n,sf,gr,ua in D:
    net=gr-ua;ch=net+adj.get((a,t),0)
    rows.append(dict(ami=a,type=t,units=n,pct_units=round(100*n/tu,1),sf=sf,total_sf=n*sf,gross=gr,ua=ua,net=net,actual=ch,actual_total=n*ch))
rows.append(dict(type="Manager's unit, 2 BR",units=1,pct_units=round(100/tu,1),sf=861,total_sf=861))
def tot(l,rs): 
    n=sum(r['units'] for r in rs);return dict(label=l,units=n,pct_units=round(100*n/tu,1),total_sf=sum(r['total_sf'] for r in rs),actual_total=sum(r.get('actual_total',0) for r in rs))
totals=[];g=tot('TOTAL PROJECT',rows)
N='Attachment_7_Unit_and_Rent_Schedule.pdf'
p=FPDF(orientation='L',unit='pt',format='letter');p.set_auto_page_break(False);p.add_page()
p.set_fill_color(235,235,235)
p.set_font('Helvetica','B',13);p.set_xy(36,34);p.cell(0,16,'ATTACHMENT 7 - UNIT AND RENT SCHEDULE')
p.set_font('Helvetica','',9.5)
for i,(a,b) in enumerate([('Applicant:','Grange Hall Homes, a supporting organization of the Valley Episcopal Endowment'),('Project:','Grange Hall Commons, 400 Old Depot Road'),('Utility allowances:','County Housing Authority, effective 10/1/2025 (tenant pays electric heat, cooking, lights)')]):
    p.set_xy(36,56+i*13);p.set_font('Helvetica','B',9.5);p.cell(92,12,a);p.set_font('Helvetica','',9.5);p.cell(0,12,b)
C=[('ami','AMI\nlevel',44),('type','Unit type',150),('units','No. of\nunits',44),('pct_units','% of all\nunits',50),('sf','Net SF\nper unit',52),('total_sf','Total\nnet SF',58),('gross','Max gross\nrent',62),('ua','Utility\nallowance',60),('net','Max net\nrent',56),('actual','Proposed\nrent',60),('actual_total','Monthly\nrent',70)]
y=108;x=36
for k,h,w in C:
    p.set_xy(x,y);p.set_fill_color(225,225,225);p.rect(x,y,w,30,'DF');p.set_font('Helvetica','B',8.5)
    for i,l in enumerate(h.split('\n') if '\n' in h else ['',h]): p.set_xy(x+2,y+3+i*12);p.cell(w-4,12,l,align='C')
    x+=w
y+=30
def f(k,v): return v.replace('–','-') if k=='type' else f'{v}%' if k=='ami' else f'{v:.1f}%' if k=='pct_units' else f'{v:,}' if k in('units','sf','total_sf') else f'${v:,}'
def line(r,b=False,label=None,fill=False):
    global y
    x=36
    for k,h,w in C:
        p.rect(x,y,w,17,'DF' if fill else 'D');p.set_font('Helvetica','B' if b else '',9)
        if label and k in('ami','type'):
            if k=='type': p.set_xy(x+2,y+2);p.cell(w-4,13,label,align='R')
        elif k in r: p.set_xy(x+2,y+2);p.cell(w-4,13,f(k,r[k]),align='L' if k=='type' else 'C' if k=='ami' else 'R')
        x+=w
    y+=17
p.set_fill_color(243,243,243)
for a in (30,50,60,80):
    rs=[r for r in rows if r.get('ami')==a]
    for r in rs: line(r)
    t=tot(f'Subtotal {a}% AMI',rs);totals.append(t);line(t,True,t['label'],True)
line(rows[-1]);totals.append(g);line(g,True,'TOTAL PROJECT',True)
for r in rows: r['type']=r['type'].replace('–','-')
y+=10;p.set_font('Helvetica','',8.5)
for s in ['Max net rent = max gross rent less utility allowance. Proposed rents of the townhouses and 80% units are held below the maximum to stay under the market study.',f'Annual rent potential: ${g["actual_total"]*12:,}. Laundry income is shown in Attachment 9.',"The manager's unit is a common-area unit and bears no rent."]:
    p.set_xy(36,y);p.cell(0,12,s);y+=12
p.set_xy(36,580);p.set_font('Helvetica','I',8);p.cell(0,10,'Rural Homes Fund 2026 application - Part C');p.set_xy(36,580);p.cell(720,10,'C-7',align='R')
p.output(doc(N));print(y,len(rows),tu,g)
save(N,'UM','grant application unit and rent schedule by AMI with utility allowances, gridded PDF',False,[k for k,_,_ in C if k!='type'],rows,totals)
