# Portfolio unit type list, xlsx, property in a merged first column; one property's total planted wrong
import json, random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R=random.Random(640)
NAME='UnitTypes_WillowbrookPortfolio_cutover'
cols=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','actual','actual_total','market_sf']
z=lambda v: round(v,2)+0.0
PR=[('Willowbrook East',[('WE-STU','Studio',0,1,430,8,695),('WE-1A','1 Bed Flat',1,1,610,24,810),('WE-1D','1 Bed w/ Den',1,1,745,6,905),('WE-2A','2 Bed Flat',2,1,880,20,990)]),
('Willowbrook West',[('WW-1A','1 Bed Flat',1,1,625,16,825),('WW-2A','2 Bed Flat',2,1.5,910,28,1025),('WW-2T','2 Bed Townhouse',2,1.5,1040,12,1150),('WW-3T','3 Bed Townhouse',3,2,1275,8,1340)]),
('Canal Street Flats',[('CS-1','1 Bed',1,1,560,9,780),('CS-2','2 Bed',2,1,795,9,935)]),
('Hilltop Manor',[('HM-1S','1 Bed Senior',1,1,590,32,745),('HM-1H','1 Bed Accessible',1,1,635,4,745),('HM-2S','2 Bed Senior',2,1,820,14,895)])]
wb=Workbook();ws=wb.active;ws.title='UnitTypes'
ws.merge_cells('A1:P1');ws['A1']='RESMAN IMPORT CHECK - UNIT TYPES (source: RentManager12, cut-over 12/31/2023)';ws['A1'].font=Font(name='Tahoma',bold=True,size=11)
H=['Property','Unit Type','Description','BR','BA','# Units','# Occ','# Vac','Occ %','SF Each','SF Total','Market Rent Each','Market Rent Total','Avg Actual Rent','Actual Rent Total','Market Rent / SF']
thin=Side(style='thin');bx=Border(thin,thin,thin,thin)
for i,h in enumerate(H,1):
    c=ws.cell(3,i,h);c.font=Font(name='Tahoma',bold=True,size=8);c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.fill=PatternFill('solid',fgColor='FFE699');c.border=bx
NF=['0','0','0','0.0','#,##0','#,##0','#,##0.00','#,##0.00','#,##0.00','#,##0.00','0.00']
rows=[];tots=[];r=4;A=[]
def put(l,v,bold=False):
    global r
    for i,x in enumerate(l+v,1):
        c=ws.cell(r,i,x);c.font=Font(name='Tahoma',size=8,bold=bold);c.border=bx
        if i>5:c.number_format=NF[i-6]
        if bold:c.fill=PatternFill('solid',fgColor='F4F4F4')
    r+=1
def agg(P):
    n,o,v=(sum(x[i] for x in P) for i in(0,1,2));sf=sum(x[5] for x in P);mt=z(sum(x[7] for x in P));at=z(sum(x[9] for x in P))
    return [n,o,v,round(100*o/n,1),round(sf/n),sf,z(mt/n),mt,z(at/o),at,z(mt/sf)]
PL=None
for p,ts in PR:
    s=r;P=[]
    for code,d,bd,ba,sf,n,mk in ts:
        vac=min(n-1,R.choice([0,0,1,1,2,3]));o=n-vac;at=z(sum(R.randrange(int(mk*.88),mk+6,5) for _ in range(o)))
        v=[n,o,vac,round(100*o/n,1),sf,sf*n,float(mk),float(mk*n),z(at/o),at,z(mk/sf)]
        put([p if r==s else None,code,d,bd,ba],v);P.append(v);rows.append({'type':code,'beds':bd,'baths':ba,**dict(zip(cols,v))})
    if r-1>s: ws.merge_cells(start_row=s,start_column=1,end_row=r-1,end_column=1)
    ws.cell(s,1).alignment=Alignment(vertical='top',wrap_text=True)
    a=agg(P);A+=P;sh=list(a)
    if p=='Willowbrook West':
        sh[7]=a[7]+1800.0   # 1,800 too high; the grand total is right
        PL={'what':f'Total {p}, Market Rent Total printed {sh[7]:,.2f} instead of {a[7]:,.2f}','kind':'total'}
    lab=f'Total {p}';put([lab,None,None,None,None],sh,True);tots.append({'label':lab,**dict(zip(cols,sh))})
a=agg(A);lab='Portfolio Total';put([lab,None,None,None,None],a,True);tots.append({'label':lab,**dict(zip(cols,a))})
ws.cell(r+1,2,'Notes to import team').font=Font(name='Tahoma',size=8,bold=True)
for i,t in enumerate(['Averages on total lines are weighted by units (actual rent: by occupied units).','Hilltop Manor unit types HM-1S and HM-1H share one market rent; do not merge the codes.','BR 0 = studio / efficiency.']): ws.cell(r+2+i,2,f'{i+1}) {t}').font=Font(name='Tahoma',size=8)
for i,w in enumerate((19,9,18,5,5,7,7,7,7,8,9,11,13,11,13,10)): ws.column_dimensions['ABCDEFGHIJKLMNOP'[i]].width=w
ws.row_dimensions[3].height=34;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'documents/{NAME}.xlsx')
json.dump({'name':NAME+'.xlsx','kind':'UM','planted':PL,'money':cols,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),PL)
