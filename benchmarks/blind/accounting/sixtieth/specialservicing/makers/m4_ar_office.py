# AR 1: office tower aged delinquency, charges below tenant headings, deposit on tenant total line, notes; fpdf2
import random
from datetime import date, timedelta
from fpdf import FPDF
from common import *
R=random.Random(6014)
ASOF=date(2025,2,28)
T=[ # suite,name,id,lease end,deposit,note,charges (code,monthly,list of months back unpaid (0=Feb)), extras
('0210','Quillfeather Dental Group PC','t0004417','05/31/2028',9150.00,None,[('rnt',7625.00,[0]),('opx',1184.20,[0])],[]),
('0300','Marlowe & Tisch Architects','t0004102','11/30/2026',22480.00,'Pmt rec\'d 3/4, not yet posted.',[('rnt',18733.33,[0]),('opx',2410.75,[0,1]),('elec',633.18,[0])],[]),
('0415','Redpoll Staffing Inc','t0005260','08/31/2025',6400.00,'Notice of default sent 1/22/25. Tenant proposes payment plan over 6 months; mgmt to submit to servicer for consent.',[('rnt',6400.00,[0,1,2,3]),('opx',911.40,[0,1,2,3]),('late',320.00,[0,1,2])],[]),
('0550','Gantry Freight Brokers LLC','t0005318','02/28/2030',0.00,None,[('elec',288.41,[0,1])],[]),
('0700','Osprey Wealth Partners LP','t0003891','06/30/2027',41250.00,None,[('cam',1506.92,[])],[('ppd','02/25/2025',-20625.00,'March rent')]),
('0820','Fennimore Court Reporting','t0004760','01/31/2026',3875.00,'Disputes 2023 reconciliation.',[('rnt',3990.00,[0])],[('rec23','04/30/2024',2618.77,'2023 opex true-up')]),
('0900','Tallgrass Title Agency','t0004018','09/30/2029',28600.00,None,[('park',1350.00,[0]),('elec',774.05,[0,1])],[('rec24','02/15/2025',4402.16,'2024 opex est. adj')]),
('1100','Brightwater Analytics Inc','t0005077','12/31/2027',118500.00,'VACATED 12/15/24 - in litigation. Counsel: demand letter 1/6/25; L/C draw of $75,000 requested. Not included in deposit shown.',[('rnt',39500.00,[1,2,3,4,5]),('opx',5218.60,[1,2,3,4,5]),('late',1975.00,[2,3,4])],[('chgbk','11/18/2024',1288.00,'After-hours HVAC')]),
('1215','Cordovan Public Relations','t0004655','07/31/2026',8015.00,None,[('rnt',8255.45,[0]),('opx',1099.30,[0])],[('cr','02/03/2025',-412.50,'HVAC credit')]),
('1340','Hexley Insurance Services','t0004981','MTM',5200.00,None,[('rnt',5460.00,[0,1]),('late',273.00,[1])],[]),
('1450','Brannock Fell & Odum LLP','t0003544','02/28/2029',0.00,'Security by guaranty only.',[('elec',1922.87,[0]),('park',2700.00,[0])],[('wo','12/09/2024',845.00,'Work order 24-1187')]),
('1600','Sable Ridge Energy Advisors','t0005402','10/31/2031',96210.00,'Free rent 10/24-3/25; opex billed.',[('opx',6870.15,[0,1])],[]),
('LL02','Corner Perk Coffee Bar','t0005149','04/30/2027',4500.00,'Percentage rent statement overdue.',[('rnt',4635.00,[0,1]),('opx',388.10,[0,1,2]),('elec',512.66,[0])],[]),
('ROOF1','Skylark Towers Wireless','t0002980','12/31/2033',0.00,None,[('lic',2912.18,[])],[('ppd','01/02/2025',-2912.18,'')]),
]
NM={'rnt':'Base Rent','opx':'Operating Expense Est','elec':'Submetered Electric','late':'Late Charge','park':'Parking'}
keys=['total','b0_30','b31_60','b61_90','b90','deposit']
class P(FPDF):
    def header(s):
        s.set_font('N','B',12); s.cell(0,5.2,'Aged Receivables Detail',align='L'); s.set_font('N','',8.5)
        s.set_xy(200,10); s.cell(69,4,'Age as of: 02/28/2025     Post month: 02/2025',align='R',new_x='LMARGIN',new_y='NEXT')
        s.set_y(15.5); s.set_font('N','',8.5); s.cell(0,4,'Property: 400 Commerce Tower (400ct)     Show: all tenants with open items     Aging by: invoice date',new_x='LMARGIN',new_y='NEXT')
        s.ln(2); s.set_fill_color(226,232,240); s.set_font('N','B',8.5)
        for h,w,al in zip(HD,WD,AL): s.cell(w,5.5,h,align=al,fill=True,border='TB')
        s.ln(7)
    def footer(s):
        s.set_y(-11); s.set_font('N','',7.5); s.cell(90,4,'Stanhope Commercial Management'); s.cell(0,4,f'3/5/2025 10:17 AM      Page {s.page_no()} of {{nb}}',align='R')
HD=['Inv Date','Invoice','Chg','Description','Total Owed','0-30 Days','31-60 Days','61-90 Days','Over 90','Deposit Held']
WD=[19,19,13,57,27,26,26,26,26,28]; AL=['L','L','L','L']+['R']*6
pdf=P('L','mm','letter'); pdf.set_margins(6,10,6); pdf.set_auto_page_break(True,14); pdf.alias_nb_pages()
fd='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
for st,fn in (('','Regular'),('B','Bold'),('I','Italic')): pdf.add_font('N',st,fd+fn+'.ttf')
WD=[18,20,14,56,27,26,26,26,26,28]
pdf.add_page()
def f(v): return f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}'
rows=[];totals=[];G={k:0 for k in keys}; rec={}; inv=48210
mon=[date(2025,2,1),date(2025,1,1),date(2024,12,1),date(2024,11,1),date(2024,10,1),date(2024,9,1)]
def bk(d):
    n=(ASOF-d).days
    return 'b0_30' if n<=30 else 'b31_60' if n<=60 else 'b61_90' if n<=90 else 'b90'
for su,nm,tid,le,dep,note,ch,ex in T:
    items=[]
    for code,amt,ms in ch:
        for m in ms:
            d=mon[m]; 
            if code=='late': d=d+timedelta(days=9)
            if code=='elec': d=d+timedelta(days=13); a_=r2(amt*R.uniform(.9,1.12))
            else: a_=amt
            items.append((d,code,a_,NM[code]+(f' {mon[m]:%m/%Y}' if code!='late' else '')))
    for code,ds,amt,de in ex:
        m_,d_,y_=map(int,ds.split('/')); items.append((date(y_,m_,d_),code,amt,de))
    items.sort(key=lambda x:(x[0],x[1]))
    if not items: continue
    if pdf.get_y()+5+4.4*min(len(items),3)+6>201: pdf.add_page()
    pdf.set_font('N','B',9); pdf.cell(18,5,su); pdf.cell(92,5,f'{nm}  ({tid})'); pdf.set_font('N','',8); pdf.cell(0,5,f'Lease exp: {le}',new_x='LMARGIN',new_y='NEXT')
    st={k:0 for k in keys}
    for d,code,amt,de in items:
        inv+=R.randint(3,60); iv=f'{"P" if code=="ppd" else "C"}-{inv}'
        b=bk(d); pdf.set_font('N','',8.5)
        vals={k:0.0 for k in keys[:5]}; vals['total']=amt; vals[b]=amt
        cells=[f'{d:%m/%d/%Y}',iv,code,de]+[f(vals[k]) for k in keys[:5]]+['']
        for t,w,al in zip(cells,WD,AL): pdf.cell(w,4.4,t,align=al)
        pdf.ln(4.4)
        rows.append({"unit":su,"name":nm,"resident":tid,"date":d.isoformat(),"charge":code,"invoice":iv,**vals})
        for k in keys[:5]: st[k]+=vals[k]
        rec[code]=rec.get(code,0)+amt
    st['deposit']=dep
    pdf.set_font('N','B',8.5); lab=f'Total {nm}'
    pdf.cell(sum(WD[:4]),4.8,lab,align='R')
    for k,w in zip(keys,WD[4:]): pdf.cell(w,4.8,f(r2(st[k])),align='R',border='T')
    pdf.ln(4.8); totals.append({"label":lab,**{k:r2(st[k]) for k in keys}})
    for k in keys: G[k]+=st[k]
    if note:
        pdf.set_font('N','I',8); pdf.set_x(24); pdf.multi_cell(190,3.9,'Note: '+note,new_x='LMARGIN',new_y='NEXT')
    pdf.ln(2)
pdf.set_font('N','B',9); pdf.cell(sum(WD[:4]),6,'Grand Total 400 Commerce Tower',border='TB')
for k,w in zip(keys,WD[4:]): pdf.cell(w,6,f(r2(G[k])),align='R',border='TB')
pdf.ln(9); totals.append({"label":'Grand Total 400 Commerce Tower',**{k:r2(G[k]) for k in keys}})
ks=sorted(rec); h=(len(ks)+2)//3
if pdf.get_y()+6+4.2*h>200: pdf.add_page()
pdf.set_font('N','B',8.5); pdf.cell(60,5,'Open balance by charge code',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('N','',8.5)
y0=pdf.get_y()
for i,k in enumerate(ks):
    pdf.set_xy(6+(i//h)*62,y0+(i%h)*4.2); pdf.cell(18,4.2,k); pdf.cell(26,4.2,f(r2(rec[k])),align='R')
name='400CT_AgedReceivables_Feb25.pdf'; pdf.output(doc(name)); print(len(rows),G)
save(name,'AR','charge-level office aging under tenant headings, notes, deposit on tenant totals, recap by charge code',True,keys,rows,totals)
