# openpyxl: pallet positions by room, weekly rates, counts as text
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from common import *
FN='PalletPositions_wk26.xlsx'
W=[('Savannah 031',[('Room A – blast freezer (-30 F)','Floor'),('Room B – freezer (-10 F)','Selective'),('Room C – freezer (-10 F)','Drive-in'),('Room D – cooler (34 F)','Selective'),('Dock staging (45 F)','Floor')]),
('Fort Worth 044',[('Room 1 – freezer (-10 F)','Mobile'),('Room 2 – freezer (-10 F)','Selective'),('Room 3 – cooler (36 F)','Selective'),('Room 4 – pharma (41 F)','Cage'),('Room 5 – dry','Selective'),('Room 6 – convertible','Drive-in')]),
('Yakima 052',[('CA rooms 1–8 (32 F)','Floor'),('Cooler north (34 F)','Selective'),('Freezer (-5 F)','Drive-in')])]
def main():
    rng=random.Random(2909)
    M=['other:$ PER POSITION PER WEEK Street','other:$ PER POSITION PER WEEK Achieved','vacant','other:POSITIONS Reserved','occupied','units','pct_occ','pct_units','other:Cubic feet','other:Weekly income, rented']
    wb=Workbook(); ws=wb.active; ws.title='wk26'
    ws['B2']='GLACIERLINE – pallet position inventory'; ws['B2'].font=Font(name='Tahoma',bold=True,size=12)
    ws['B3']='Week 26 (ending 06/28/2025). A position is the unit let; rates are weekly.'
    hd=[('Room / temperature',None),('Racking',None),('$ PER POSITION PER WEEK','Street'),(None,'Achieved'),('POSITIONS','Empty'),(None,'Reserved'),(None,'Rented'),(None,'All'),('Rented, % of all',None),('Share of all positions %',None),('Cubic feet',None),('Weekly income, rented',None)]
    for j,(a,b) in enumerate(hd):
        for r,t in((5,a),(6,b)):
            x=ws.cell(r,2+j,t); x.font=Font(name='Tahoma',bold=True,size=9); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); x.fill=PatternFill('solid',fgColor='CFE8F3'); x.border=Border(*[Side(style='thin',color='888888')]*4)
    ws.merge_cells('D5:E5');ws.merge_cells('F5:I5')
    for c in 'BCJKLM': ws.merge_cells(f'{c}5:{c}6')
    D=[]
    for w,L in W:
        for n,k in L:
            u=rng.randint(240,6400); o=int(u*rng.uniform(.6,.98)); res=min(u-o,rng.choice([0,0,24,60,112])); 
            if 'convertible' in n: o=0;res=0
            stc=rng.randint(290,980) if 'pharma' not in n else 1825; ac=int(stc*rng.uniform(.8,1.02)); cf=u*rng.choice([64,72,80])
            D.append((w,n,k,stc,ac,u-o-res,res,o,u,cf))
    U=sum(d[8] for d in D); r=7; rows=[];tot=[]
    def put(r,vals,bold=False):
        for j,(m,v) in enumerate(zip(M,vals)):
            if v is None: continue
            x=ws.cell(r,4+j)
            if m in('vacant','occupied','units','other:POSITIONS Reserved'): x.value=f'{v:,}'; x.number_format='@'
            elif m in('pct_occ','pct_units'): x.value=v; x.number_format='0.0'
            elif 'WEEK' in m: x.value=v; x.number_format='0.00'
            elif m=='other:Cubic feet': x.value=v; x.number_format='#,##0'
            else: x.value=v; x.number_format='"$"#,##0.00'
            x.alignment=Alignment(horizontal='right',vertical='top'); x.font=Font(name='Tahoma',size=9,bold=bold)
            if bold: x.border=Border(top=Side(style='thin'))
    def total(lab,L):
        u=sum(d[8] for d in L);o=sum(d[7] for d in L)
        inc=sum(d[7]*d[4] for d in L)
        return [round(sum(d[8]*d[3] for d in L)/u/100,2),round(inc/o/100,2),sum(d[5] for d in L),sum(d[6] for d in L),o,u,round(o/u*100,1),round(u/U*100,1),sum(d[9] for d in L),c2(inc)]
    for w,L in W:
        ds=[d for d in D if d[0]==w]; a=r
        for (_,n,k,stc,ac,v,res,o,u,cf) in ds:
            ws.cell(r,1,w if r==a else None); x=ws.cell(r,2,n); x.font=Font(name='Tahoma',size=9); x.alignment=Alignment(wrap_text=True,vertical='top'); ws.cell(r,3,k).font=Font(name='Tahoma',size=9)
            vals=[stc/100,ac/100 if o else None,v,res,o,u,round(o/u*100,1),round(u/U*100,1),cf,c2(o*ac)]
            put(r,vals); rows.append({"type":n,"racking":k,**{m:q for m,q in zip(M,vals) if q is not None}}); r+=1
        ws.merge_cells(start_row=a,end_row=r-1,start_column=1,end_column=1); ws.cell(a,1).alignment=Alignment(text_rotation=90,horizontal='center',vertical='center'); ws.cell(a,1).font=Font(name='Tahoma',bold=True,size=9)
        lab=f'{w} – {len(ds)} lines'; ws.cell(r,2,lab).font=Font(name='Tahoma',bold=True,size=9); v=total(lab,ds); put(r,v,True); tot.append({"label":lab,**dict(zip(M,v))}); r+=1
    r+=1; lab='Three warehouses'; ws.cell(r,2,lab).font=Font(name='Tahoma',bold=True,size=9); v=total(lab,D); put(r,v,True); tot.append({"label":lab,**dict(zip(M,v))})
    r+=2
    for s in('Position counts come over from the WMS as text. Room 6 is being converted to freezer and is empty.','Totals: street average over all positions, achieved average over rented positions. Shares may not add to 100.0 because of rounding.','K. Lindqvist-Moya, treasury'):
        ws.cell(r,2,s).font=Font(name='Tahoma',italic=True,size=8); r+=1
    ws['P5']='Energy surcharge';ws['P5'].font=Font(bold=True); 
    for i,(a,b) in enumerate((('Freezer','4.5%'),('Cooler','2.0%'),('Dry','none'))): ws.cell(6+i,16,a); ws.cell(6+i,17,b)
    for c,wd in zip('ABCDEFGHIJKLM',[6,30,11,13,13,10,10,10,10,10,12,12,15]): ws.column_dimensions[c].width=wd
    ws.column_dimensions['N'].hidden=True; ws['N5']='WMS key'
    for i in range(7,24): ws.cell(i,14,f'k{i}')
    ws.row_dimensions[5].height=30
    for i in range(7,30): ws.row_dimensions[i].height=14
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,FN)); save(FN,'UM',M,rows,tot)
    return meta(FN,'INDUSTRIAL','UNIT_MIX','K. Lindqvist-Moya, treasury','warehouse name in a merged rotated cell left of the rooms, weekly rates first, counts as text, side table','counts are text with thousands commas, empties before rented before all, weekly rates, an empty room with blank achieved rate, totals printed as averages, hidden key column')
