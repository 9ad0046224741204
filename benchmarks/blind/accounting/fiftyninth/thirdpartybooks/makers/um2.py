# self storage unit mix PDF, sections
from common import *
from fpdf import FPDF
random.seed(5908)
name='um_storage_mix.pdf'; K=["sf","units","occupied","vacant","pct_occ","total_sf","market","actual","market_total","actual_total"]
S=[("Climate Controlled - 1st Floor",[("5x5",24,62),("5x10",38,94),("7.5x10",12,118),("10x10",44,149),("10x15",26,196),("10x20",14,244)]),("Climate Controlled - 2nd Floor",[("5x5",30,49),("5x10",46,79),("10x10",40,126),("10x15",18,168)]),("Drive-Up (Non-Climate)",[("5x10",18,74),("10x10",36,112),("10x15",30,146),("10x20",42,178),("10x25",16,209),("10x30",22,236),("12x40",4,355)]),("Outdoor Parking",[("10x20",10,65),("12x30",14,85),("12x40 Covered",6,145)])]
p=FPDF('P','mm','A4' if False else 'Letter'); p.set_margins(12,12,12); p.set_auto_page_break(False); p.add_page()
p.set_fill_color(38,84,60); p.rect(0,0,216,24,'F'); p.set_text_color(255); p.set_font('Helvetica','B',15); p.set_xy(12,6); p.cell(0,7,'Unit Mix & Rate Summary'); p.set_font('Helvetica','',9.5); p.set_xy(12,14); p.cell(0,5,'StoreRite on Dunmore Pike   |   Report date: Oct 31, 2026   |   Managed for Dunmore Pike Holdings LP'); p.set_text_color(0)
wd=[27,12,13,13,13,16,18,18,18,23,23]; wd=[26,13,13,14,13,15,18,17,19,22,22]; h1=['Unit Size','Sq Ft','Total','Rented','Vacant','Occ','Total','Street','Avg Rent','Gross','Actual']; h2=['','/ Unit','Units','','','%','Sq Ft','Rate','In Place','Potential','Rent']
p.set_y(29); p.set_font('Helvetica','B',8); 
for hh in (h1,h2):
    for i,(w,t) in enumerate(zip(wd,hh)): p.cell(w,4,t,align='L' if i==0 else 'R')
    p.ln(4)
p.line(12,p.get_y()+1,204,p.get_y()+1); p.ln(2)
def fmt(k,v): return '' if v is None else f'{v:.1f}%' if k=='pct_occ' else f'${v:,.2f}' if k in('market','actual') else f'${v:,.0f}' if k in ('market_total','actual_total') else (f'{v:,.1f}' if isinstance(v,float) else f'{v:,}')
def pr(lab,v,b=False,fill=False):
    p.set_font('Helvetica','B' if b else '',8); p.set_fill_color(232,240,235)
    p.cell(wd[0],5,lab,fill=fill)
    for w,k in zip(wd[1:],K): p.cell(w,5,fmt(k,v.get(k)),align='R',fill=fill)
    p.ln(5)
rows=[];tot=[]
def agg(L):
    t={k:sum(x[k] for x in L) for k in("units","occupied","vacant","total_sf","market_total","actual_total")}; t['pct_occ']=round(t['occupied']/t['units']*100,1); t['market']=round(t['market_total']/t['units'],2); t['actual']=round(t['actual_total']/t['occupied'],2); return t
for s,L in S:
    p.set_font('Helvetica','B',8.5); p.set_text_color(38,84,60); p.cell(0,6,s); p.ln(6); p.set_text_color(0); sec=[]
    for t,u,m in L:
        a,b=t.split()[0].split('x'); sf=float(a)*float(b); sf=int(sf) if sf==int(sf) else sf
        vac=min(u-1,round(u*random.uniform(0,.2))); occ=u-vac; at=sum(round(m*random.uniform(.82,1.04)) for _ in range(occ))
        v=dict(type=t,sf=sf,units=u,occupied=occ,vacant=vac,pct_occ=round(occ/u*100,1),total_sf=int(sf*u),market=float(m),actual=round(at/occ,2),market_total=m*u,actual_total=at); pr('  '+t,v); sec.append(v)
    g=agg(sec); lab='Subtotal'; p.line(38,p.get_y(),204,p.get_y()); pr(lab,g,True); tot.append(dict(label=lab,**g)); rows+=sec; p.ln(1.5)
g=agg(rows); p.ln(1); pr('Facility Total',g,True,True); tot.append(dict(label='Facility Total',**g))
p.ln(4); p.set_font('Helvetica','I',7.5); p.multi_cell(0,3.6,'Street rate is the posted walk-in rate before web discounts. Gross Potential = units x street rate. Actual Rent is the monthly rent of rented units and excludes insurance, fees and sales tax.')
p.set_xy(12,266); p.set_font('Helvetica','',7); p.cell(0,4,'Rates effective 10/01/2026                                      1 / 1'); p.output(D(name))
save(name,'UM',K,rows,tot,'one-page PDF, banner, size rows repeated under floor and access sections, subtotals',False); print(g)
