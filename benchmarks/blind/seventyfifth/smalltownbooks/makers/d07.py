from common import *
from fpdf import FPDF
fn='d07_speightstown_cottages.pdf'
C=[("Frangipani","2-bed garden",4,"Lindqvist family",D(2025,1,11),D(2025,4,26),"Winter let",1150,4983,1500,0),
("Casuarina","2-bed sea view",4,"Dr. & Mrs. A. Pelletier",D(2024,12,14),D(2025,4,12),"Winter let",1475,6392,2000,0),
("Sea Grape","Studio",2,"Shanice Worrell",D(2024,9,1),D(2025,8,31),"Year let",475,2058,2058,1029),
("Flamboyant","3-bed sea view",6,"Caribbean Reef Survey Ltd",D(2024,7,1),D(2026,6,30),"Year let",1200,5200,5200,0),
("Lady-of-the-Night","Studio",2,None,None,None,None,None,None,None,None),
("Tamarind","1-bed garden",2,"Glenroy Cumberbatch",D(2023,11,1),D(2025,10,31),"Year let",560,2427,2000,2427),
("Mahoe","1-bed garden",3,"Petra Osei",D(2025,2,1),D(2025,7,31),"Half-year let",600,2600,2600,0),
("Almond Tree","2-bed garden",4,None,None,None,None,None,None,None,None),
("Breadfruit","1-bed sea view",2,"W. & T. Birdsall",D(2025,1,4),D(2025,4,5),"Winter let",980,4247,1000,-350)]
p=FPDF('L','mm','A5'); p.set_auto_page_break(False); p.add_page(); p.set_fill_color(0,96,110); p.rect(0,0,210,20,'F'); p.set_text_color(255); p.set_font('helvetica','B',15); p.text(10,10,"Coralita Cottages, St. Peter"); p.set_font('helvetica','',9); p.text(10,16,"Cottage lettings at 31 March 2025  -  all money in Bds$"); p.text(150,16,"kept by H. Greenidge, F.C.A."); p.set_text_color(0)
x=[10,44,72,83,124,144,164,181,200]
cols=[("Cottage",34,'L'),("Kind",27,'L'),("Sleeps",12,'C'),("Let to",40,'L'),("From",17,'C'),("Until",17,'C'),("Weekly",15,'R'),("Monthly",19,'R'),("Deposit",19,'R'),("Owing",17,'R')]
sc=190/sum(c[1] for c in cols); p.set_xy(10,25); p.set_font('helvetica','B',8)
for n,w,a in cols: p.cell(w*sc,7,n,border='B',align=a)
p.ln(7); rows=[]; fm=lambda v:'' if v is None else ('nil' if v==0 else f"{v:,.2f}" if v>0 else f"({-v:,.2f})"); fd=lambda d:'' if not d else f"{d:%d-%m-%y}"
p.set_font('helvetica','',8)
for i,(c,k,s,t,a,b,kind,w,mo,dep,ow) in enumerate(C):
    p.set_x(10); p.set_fill_color(232,244,245) 
    vals=[c,k,str(s),t or "not let",fd(a),fd(b),f"{w:,}" if w else '',f"{mo:,.2f}" if mo else '',f"{dep:,.2f}" if dep else '',fm(ow)]
    for (n,wd,al),v in zip(cols,vals): p.cell(wd*sc,7.2,v,align=al,fill=i%2==0)
    p.ln(7.2); rows.append(row(unit=c,unitType=k,tenantName=t,statusText="Occupied" if t else "not let",leaseStartDate=iso(a),leaseEndDate=iso(b),contractRent=mo,deposit=dep,balance=ow))
T={k:S(rows,k) for k in('contractRent','deposit','balance')}
p.set_x(10); p.set_font('helvetica','B',8)
vals=["9 cottages","","","7 let, 2 not let","","",f"{sum(c[7] or 0 for c in C):,}",f"{T['contractRent']:,.2f}",f"{T['deposit']:,.2f}",f"{T['balance']:,.2f}"]
for (n,wd,al),v in zip(cols,vals): p.cell(wd*sc,8,v,border='T',align=al)
p.ln(14); p.set_x(10); p.set_font('helvetica','I',7.5); p.multi_cell(190,4,"Winter lets pay by the week in advance, the others on the 1st of the month. Lady-of-the-Night: roof being re-shingled. Almond Tree: booked from the 1st of May (Brathwaite wedding party), deposit not yet in. Brackets = paid ahead.")
p.output(B+'documents/'+fn)
save(fn,truth("Coralita Cottages","2025-03-31",rows,7,2),"HOSPITALITY","A5 landscape colour banner, named cottages, weekly and monthly rate",False,T)
