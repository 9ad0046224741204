from common import *
from fpdf import FPDF
r=R(707); f='rooms_118_delancey_typed.pdf'; prop="118 DELAFIELD AVENUE"
f='rooms_118_delafield_typed.pdf'
rows=[];Ln=[]
T=[0,0]
for i in range(1,15):
    fl='1ST FL' if i<5 else '2ND FL' if i<11 else '3RD FL'
    if i in(1,5,11): Ln.append(''); Ln.append(f'  {fl}')
    if i in(8,):
        rows.append(dict(unit=str(i),section=fl,statusText='VACANT')); Ln.append(f'  {i:>3}   VACANT - NEEDS PAINT'); continue
    n=r.name('{f} {l}').upper(); n=n[0]+'. '+n.split(' ',1)[1] if r.random()<.5 else n
    a=r.first(2016,2023) ; rn=float(r.choice([525,550,575,600,625,650])); k=50.0 if r.random()<.6 else None; 
    rows.append(dict(unit=str(i),section=fl,tenantName=n,statusText='Occupied',moveInDate=a.strftime('%b %Y').upper(),contractRent=rn,deposit=k))
    Ln.append(f"  {i:>3}   {n:<24}{a.strftime('%b %Y').upper():<12}{rn:>9.2f}{'' if k is None else f'{k:.2f}':>12}   {r.choice(['CASH','M.O.','SSI REP PAYEE','CHECK','ZELLE'])}")
    T[0]+=rn;T[1]+=k or 0
p=FPDF('P','mm','Letter'); p.set_margins(18,18,18); p.add_page(); p.set_font('Courier','',10.5)
top=['                     RENT LIST - ROOMING HOUSE','                       118 DELAFIELD AVENUE','                     TRENTON, N.J.  LIC. NO. 0446','','  OWNER: D. & R. PASKOW                      RENTS AS OF DEC 31 2023','','  ROOM  ROOMER                  SINCE       RENT/MO     KEY DEP   PAYS BY','  ----  ----------------------  ---------  --------   ---------   -------------']
bot=['',f"  {'':<42}{'--------':>9}{'------':>12}",f"  {'TOTAL PER MONTH':<42}{T[0]:>9.2f}{T[1]:>12.2f}",f"  {'X 12':<42}{T[0]*12:>9.2f}",'','  14 ROOMS  13 RENTED  1 VACANT','','  ALL ROOMERS MONTH TO MONTH. HEAT, ELEC, LINENS INCLUDED.','  SCHED E GROSS RENTS DIFFER - SEE ROOM 8 AND LATE PAYERS.']
for s in top+Ln+bot: p.cell(0,5,s,new_x='LMARGIN',new_y='NEXT')
p.output(f'{B}/documents/{f}')
save(f,('OTHER','Typed rooming-house list in Courier for a tax preparer',False),prop,'2023-12-31',14,13,1,rows,dict(contractRent=T[0],deposit=T[1]))
