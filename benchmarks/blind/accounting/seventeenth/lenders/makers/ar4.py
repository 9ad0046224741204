# RealPage-like delinquent & prepaid, fpdf2
from lib import *
from fpdf import FPDF
import datetime
R=random.Random(1704)
F=['Tamika','Jorge','Ashlyn','Devon','Priya','Walter','Lucia','Marcus','Hyun','Renee','Callum','Odette','Bashir','Ingrid','Terrell','Noemi','Garrett','Sunita','Wade','Farrah']
L=['Okonjo-Bell','Villaseñor','Prewitt','Stamm','Raghunath','Dufresne','Achterberg','Mbeki','Castellan','Yoo','Harbison','Tillery','Quarles','Oyelaran','Sandoval','Weatherby','Fink','Lomax','Abernethy','Krol','Pettis','Nakagawa','Ruelas']
R.shuffle(L)
SEC=[('Current residents','Current',24),('Residents on notice','Notice',6),('Former residents','Former',13)]
N=['prepaid','total','other:Net Balance','b0_30','b31_60','b61_90','b90','deposit','other:# Late','other:# NSF']
used=set(); rows=[]
com=['Pmt plan signed 03/06; 2 of 4 installments received','Eviction filed 02/19, court date 04/14','HRA one-shot pending','Placed w/ Corran Recovery 01/12','Deceased - estate notified; per counsel do not statement','Disputes RUBS, mgr reviewing']
for s,st,n in SEC:
    us=sorted(R.sample([f'{b:02d}-{fl}{u:02d}' for b in range(1,9) for fl in(1,2,3) for u in range(1,9)],n))
    for u in us:
        while 1:
            nm=f"{R.choice(L)}, {R.choice(F)}"
            if nm not in used: used.add(nm); break
        rent=R.randint(1180,1790); b=[0,0,0,0]; pre=0; k=R.random()
        if st!='Former':
            if k<.22: pre=-R.choice([rent*100,R.randint(500,9000),R.randint(20000,90000)])
            else:
                b[0]=R.randint(2500,rent*100)
                if R.random()<.42: b[1]=R.randint(4000,rent*100)
                if b[1] and R.random()<.5: b[2]=R.randint(4000,rent*100)
                if b[2] and R.random()<.5: b[3]=R.randint(8000,rent*150)
                if R.random()<.1: pre=-R.randint(500,7500)
        else:
            b[R.choice([1,2,3])]+=R.randint(9000,rent*200); b[3]+=R.randint(0,rent*150) if R.random()<.5 else 0
            if R.random()<.2: b=[0]*4; pre=-R.randint(3000,40000)
        t=sum(b)
        dep=0 if (st=='Former' or R.random()<.15) else R.choice([25000,30000,50000,rent*100])
        v=dict(zip(N,[c(pre),c(t),c(t+pre)]+[c(x) for x in b]+[c(dep),R.choice([0,0,1,2,3,5,7]) if t else 0,R.choice([0,0,0,1,2])if t else 0]))
        d=datetime.date(2026,3,31)-datetime.timedelta(R.randint(40,1400))
        rows.append((s,{"unit":u,"resident":str(R.randint(40000,79999)),"name":nm,"status":st,**v},d.strftime('%m/%d/%y'),R.choice(com) if t>120000 and R.random()<.5 else ''))
def tot(lab,rs): return {"label":lab,**{n:num(round(sum(x[n] for x in rs),2)) for n in N[:8]}}
ST={s:tot(f'Subtotal - {s}',[r[1] for r in rows if r[0]==s]) for s,_,_ in SEC}
G=tot('Property total',[r[1] for r in rows])
W=[17,15,45,16,19,21,22,22,20,20,20,22,21,10,10]
H1=['Bldg-','Resh','','','Move-in/','Total','Total','Net','0-30','31-60','61-90','Over 90','Deposits','#','#']
H2=['Unit','ID','Name','Status','out','Prepaid','Delinquent','Balance','Days','Days','Days','Days','Held','Late','NSF']
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',12); s.cell(0,5,'DELINQUENT AND PREPAID',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8); s.cell(0,4,'Alder Run Townhomes & Flats  -  Parameters: as of 03/31/2026; all statuses; sort by status, unit; show comments = Yes',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Helvetica','B',7); s.set_fill_color(225,225,235)
        for h in(H1,H2):
            for i,(w,x) in enumerate(zip(W,h)): s.cell(w*.865,3.6,x,align='L' if i<5 else 'R',fill=True)
            s.ln(3.6)
        s.ln(1)
    def footer(s):
        s.set_y(-10); s.set_font('Helvetica','',6.5); s.cell(0,4,f'04/02/2026 7:41:09AM     Rev. 2.4.118     Page {s.page_no()} of {{nb}}     mgt-4471-001',align='C')
p=P('L','mm','Letter'); p.set_creation_date(datetime.datetime(2026,4,2)); p.set_margins(8,9,8); p.set_auto_page_break(True,14); p.add_page()
def line(txt,vals,bold=False):
    p.set_font('Helvetica','B' if bold else '',7)
    if bold: p.cell(sum(W[:5])*.865,4.6,txt[0],border='T')
    else:
        for w,x in zip(W,txt): p.cell(w*.865,4.2,x)
    for w,n,i in zip(W[5:],N,range(20)):
        x='' if n not in vals else (str(vals[n]) if i>7 else m(vals[n],2,'minus'))
        p.cell(w*.865,4.6 if bold else 4.2,x,align='R',border='T' if bold else 0)
    p.ln(4.6 if bold else 4.2)
for s,_,_ in SEC:
    p.set_font('Helvetica','BU',8); p.cell(0,5,s,new_x='LMARGIN',new_y='NEXT')
    for q,r,d,cm in rows:
        if q!=s: continue
        if p.get_y()>195: p.add_page()
        line([r['unit'],r['resident'],r['name'],r['status'],d],r)
        if cm: p.set_font('Helvetica','I',6.5); p.cell(32*.865,3.4,''); p.cell(100,3.4,'Comment: '+cm,new_x='LMARGIN',new_y='NEXT')
    line([ST[s]['label']],ST[s],True); p.ln(3)
line([G['label']],G,True); p.ln(4)
p.set_font('Helvetica','',7)
if p.get_y()>180: p.add_page()
p.cell(0,4,f"Recap: net exposure after deposits of current and notice residents and prepaid balances is reported on the monthly collections memo.",new_x='LMARGIN',new_y='NEXT')
p.cell(0,4,f"Delinquent households {sum(1 for r in rows if r[1]['total']>0)}     Prepaid households {sum(1 for r in rows if r[1]['prepaid']<0)}")
f='alder_run_delinquent_prepaid.pdf'; p.output(doc(f))
save(f,'AR',N,[r[1] for r in rows],list(ST.values())+[G],None,'MULTIFAMILY','site manager, RealPage OneSite','delinquent and prepaid by resident, three status sections, subtotals','comment lines under rows, prepaid before owed, late/NSF counts, total is before prepaid and net balance beside')
