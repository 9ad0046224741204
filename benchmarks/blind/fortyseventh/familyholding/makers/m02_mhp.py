import random,datetime as dt
from common import *
from fpdf import FPDF
rnd=random.Random(4702); nm=namer(rnd); fn='cottonwood_bend_mhc_rentroll.pdf'
cols=[("Lot",14,'L'),("Home",13,'L'),("Resident",50,'L'),("Status",24,'L'),("Moved In",20,'L'),("Lot Rent",20,'R'),("Home Pmt",20,'R'),("Water",16,'R'),("Sewer",16,'R'),("Trash",15,'R'),("Total Chgs",21,'R'),("Deposit",20,'R'),("Balance",20,'R')]
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',11);s.cell(90,6,'Rent Roll - Detail');s.set_font('Helvetica','',8);s.cell(0,6,f'Page {s.page_no()} of {{nb}}',align='R',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8.5);s.cell(0,4.5,'Property: cbend - Cottonwood Bend Manufactured Home Community, Pueblo, CO',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4.5,'As of: 11/30/2025     Sort: Lot     Show vacant: Yes',new_x='LMARGIN',new_y='NEXT');s.ln(2)
        s.set_fill_color(60,70,80);s.set_text_color(255);s.set_font('Helvetica','B',8)
        for n,w,a in cols: s.cell(w,5.5,n,align=a,fill=True)
        s.set_text_color(0);s.ln(6)
    def footer(s): s.set_y(-11);s.set_font('Helvetica','',7);s.cell(0,4,'ParkLedger 8.2   printed 12/04/2025 08:17 by mrivera')
p=P('L','mm','Letter');p.set_margins(5,9,5);p.set_auto_page_break(True,13);p.alias_nb_pages();p.add_page();p.set_creation_date(dt.datetime(2025,12,4))
f=lambda x:'' if x is None else (f"({-x:,.2f})" if x<0 else f"{x:,.2f}")
rows=[];S=[0]*8;units=occ=0;z=[0]
def line(v,b=False):
    p.set_font('Helvetica','B' if b else '',8)
    z[0]+=1
    if z[0]%2 and not b:p.set_fill_color(238,241,244)
    else:p.set_fill_color(255)
    for (n,w,a),x in zip(cols,v): p.cell(w,4.7,x,align=a,fill=not b)
    p.ln()
vac={'009':'Vacant Lot','023':'Vacant Home','031':'Vacant Lot','047':'Vacant Lot','058':'Vacant Home','066':'Vacant Lot','074':'Vacant Home'}
for k in range(1,87):
    u=f"{k:03d}"
    if k==13: continue
    units+=1;ty='RV' if k>78 else rnd.choice(['SW','SW','DW'])
    if u in vac:
        line([u,'' if 'Lot' in vac[u] else ty,'',vac[u]]+['']*9)
        rows.append(R(unit=u,unitType=None if 'Lot' in vac[u] else ty,statusText=vac[u]));continue
    occ+=1;lr={'RV':495,'SW':585,'DW':640}[ty]+rnd.choice([0,0,0,-25,15]);hp=rnd.choice([None]*6+[312.5,285,340]) if ty!='RV' else None
    w=round(rnd.uniform(18,52),2);sw=round(w*.8,2);t=18.0 if ty!='RV' else None
    tot=round(lr+(hp or 0)+w+sw+(t or 0),2);dep=rnd.choice([500,500,585,0,250]);bal=rnd.choice([0]*6+[tot,-25,round(tot/3,2),75])
    n=nm("{l}, {f}"); 
    if rnd.random()<.15:n+=" & "+rnd.choice(FIRST)
    d=rdate(rnd,2006,2025 if rnd.random()<.3 else 2022);d=d if d<dt.date(2025,11,1) else dt.date(2024,11,1);s=rnd.choice(['Current']*14+['Notice','Eviction'])
    line([u,ty,n,s,d.strftime('%m/%d/%Y'),f(lr),f(hp),f(w),f(sw),f(t),f(tot),f(dep),f(bal)])
    S=[round(a+(x or 0),2) for a,x in zip(S,[lr,hp,w,sw,t,tot,dep,bal])]
    rows.append(R(unit=u,unitType=ty,tenantName=n,statusText=s,moveInDate=d,contractRent=lr,charges=CH([("Lot Rent",lr),("Home Pmt",hp),("Water",w),("Sewer",sw),("Trash",t)]),totalCharges=tot,deposit=dep,balance=bal))
for i in range(1,7):
    u=f"STG{i}"
    if i in(3,):
        line([u,'STG','','Vacant']+['']*9);rows.append(R(unit=u,unitType='STG',statusText='Vacant'));continue
    n=nm("{l}, {f}");lr=rnd.choice([45,60]);d=rdate(rnd,2019,2024)
    line([u,'STG',n,'Current',d.strftime('%m/%d/%Y'),f(lr),'','','','',f(lr),f(0),f(0)])
    S=[round(a+x,2) for a,x in zip(S,[lr,0,0,0,0,lr,0,0])]
    rows.append(R(unit=u,unitType='STG',tenantName=n,statusText='Current',moveInDate=d,contractRent=lr,charges=CH([("Lot Rent",lr)]),totalCharges=lr,deposit=0,balance=0))
p.ln(1);p.line(5,p.get_y(),274,p.get_y());line(['','','Property Totals','','']+[f(x) for x in S],True)
p.ln(3);p.set_font('Helvetica','',8.5);p.cell(0,5,f"Home sites: {units}     Occupied sites: {occ}     Vacant sites: {units-occ}     Occupancy: {occ/units:.1%}     (STG = boat/RV storage, not a site)")
p.output(out(fn))
save(fn,'MANUFACTURED_HOUSING','park system report, striped rows, repeated header, charge columns',True,'Cottonwood Bend Manufactured Home Community','2025-11-30',rows,units,occ,units-occ)
