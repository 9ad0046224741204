from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
rng=random.Random(5823)
N='UnitMixOccupancy_PineBluff_Storage.xlsx'
SEC=[('Drive-Up, Non-Climate',['5x10','8x10','10x10','10x15','10x20','10x25','10x30','12x30'],1.0),('Climate Controlled - 1st Floor',['5x5','5x7.5','5x10','7.5x10','10x10','10x12.5','10x15','10x20'],1.42),('Climate Controlled - 2nd Floor',['4x5','5x5','5x8','5x10','7.5x10','8x10','10x10','10x15'],1.22),('Outdoor Parking',['10x20 UNC','10x30 UNC','12x40 UNC','12x40 COV','14x50 COV'],.28)]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Occupancy'
def w(r,c,v,b=False,nf=None,al=None,fill=None,bd=None):
    x=ws.cell(r,c,v); x.font=Font(name='Tahoma',size=9,bold=b)
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    if fill:x.fill=PatternFill('solid',fgColor=fill)
    if bd:x.border=Border(top=Side(style=bd))
w(1,1,'Unit Mix and Occupancy',True); w(2,1,'Pine Bluff Self Storage - #0027'); w(3,1,'As of 8/31/2025 11:59 PM'); w(3,12,'Generated 9/1/2025',al='right')
G=[(2,4,'Units'),(6,7,'Area'),(8,10,'Rent per Unit'),(11,13,'Monthly Dollars')]
for a,b,t in G: ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); w(5,a,t,True,al='center',fill='DDEBF7')
for i,t in enumerate(['Size','Total','Occ.','Vac.','Occ %','Sq Ft','Total Sq Ft','Street Rate','Avg In-Place','Avg Discount','Gross Potential','In-Place Rent','Discounts']): w(6,1+i,t,True,al='left' if i==0 else 'right',fill='DDEBF7')
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','actual','other:Rent per Unit Avg Discount','market_total','actual_total','other:Monthly Dollars Discounts']
NF=['0','0','0','0.0%','#,##0.0','#,##0','#,##0.00','#,##0.00','#,##0.00','#,##0.00','#,##0.00','#,##0.00']
r=7;rows=[];tots=[];ALL=[]
def tot(L):
    s=lambda i: round(sum(v[i] for v in L),2); u,o=s(0),s(1)
    return [u,o,s(2),round(100*o/u,1),None,s(5),round(s(9)/u,2),round(s(10)/o,2),round(s(11)/o,2),s(9),s(10),s(11)]
def emit(lab,v,b=False,bd=None,fill=None):
    w(r,1,lab,b,bd=bd,fill=fill)
    for i,x in enumerate(v):
        y=x/100 if i==3 else x
        w(r,2+i,y,b,NF[i] if x is not None else None,bd=bd,fill=fill)
for sec,sz,mult in SEC:
    w(r,1,sec,True); r+=1; L=[]
    for t in sz:
        a,b=t.split()[0].split('x'); sf=float(a)*float(b); u=rng.randint(6,46); o=max(1,round(u*rng.uniform(.74,1)))
        base=(34+sf*.92)*mult*(1.5 if 'COV' in t else 1); st=float(round(base)); av=st*rng.uniform(.88,1.16); ap=round(av*o,2); av=round(ap/o,2)
        di=round(o*rng.choice([0,0,1.5,3.2,4.75,6])*rng.uniform(.7,1.2),2)
        v=[u,o,u-o,round(100*o/u,1),sf,round(sf*u),st,av,round(di/o,2),round(st*u,2),ap,di]; L.append(v)
        emit(t.replace('x',' x '),v); rows.append({'type':t.replace('x',' x '),**dict(zip(K,v))}); r+=1
    T=tot(L); emit('Subtotal '+sec,T,True,'thin'); tots.append({'label':'Subtotal '+sec,**dict(zip(K,T))}); r+=2; ALL+=L
T=tot(ALL); emit('Facility Total',T,True,'double','DDEBF7'); tots.append({'label':'Facility Total',**dict(zip(K,T))}); r+=2
w(r,1,'Occupancy by square feet',); w(r,5,round(sum(v[4]*v[1] for v in ALL)/sum(v[4]*v[0] for v in ALL),3),nf='0.0%')
ws.column_dimensions['A'].width=36
for c in 'BCDE': ws.column_dimensions[c].width=8
for c in 'FGHIJ': ws.column_dimensions[c].width=11
for c in 'KLM': ws.column_dimensions[c].width=13
ws.freeze_panes='B7'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
wb.save(doc(N))
save(N,'UM',K,rows,tots,'storage system export xlsx, sections by product, grouped header, street and in-place rents, discounts',False)
