# student bed mix, openpyxl, three-line headers, mixed text numbers
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
fn='bedmix_ay2526.xlsx'
# code,desc,bed,bath,units,sf,occ,preleased,target,asking,inplace,conc
D=[('TOWER',[('S1','Studio Micro',1,1,22,318,22,17,95,1425,1389,0),('S2','Studio Corner',1,1,8,402,8,8,98,1560,1512,0),('B2','2x2 Classic',2,2,36,764,69,51,95,1115,1088,250),('B2P','2x2 Penthouse',2,2,6,890,11,4,90,1295,1240,500),('D4','4x4 Classic',4,4,48,1312,187,129,96,905,881,300),('D4L','4x4 Loft',4,4.5,10,1440,38,30,96,960,934,300)]),
('COTTAGES',[('C3','3x3 Cottage',3,3.5,18,1390,52,41,95,870,842,0),('C4','4x4 Cottage',4,4.5,26,1644,101,66,95,835,806,350),('C5','5x5 Cottage',5,5.5,14,1985,66,62,97,810,794,0),('C5D','5x4 double-occ.',5,4,4,1710,15,6,80,640,615,400)])]
K=['beds','baths','units','other:TOTAL BEDS','sf','occupied','pct_occ','other:PRE-LEASED AY 26-27 BEDS','pct_leased','other:TARGET %','market','actual','other:CONCES- SION PER BED','market_total']
K[-2]='other:CONCESSION PER BED'
wb=Workbook();ws=wb.active;ws.title='Bed mix';ws.sheet_view.showGridLines=False
ws['B2']='THE PERIMETER AT LOWELL STATE';ws['B2'].font=Font(bold=True,size=14);ws['B3']='Bed mix and pre-lease  |  week 14, 02/06/2026  |  rates are per bed, per installment (12 a year)'
h=[('','','FLOOR PLAN'),('','','CODE'),('','','BR'),('','','BA'),('','','UNITS'),('','TOTAL','BEDS'),('','UNIT','SF'),('OCCUPIED','NOW','BEDS'),('OCCUPIED','NOW','%'),('PRE-LEASED','AY 26-27','BEDS'),('PRE-LEASED','AY 26-27','%'),('','TARGET','%'),('ASKING','RATE','PER BED'),('IN-PLACE','RATE','PER BED'),('CONCESSION','','PER BED'),('POTENTIAL','AT ASKING','PER MONTH')]
for j,t in enumerate(h):
    for i in range(3):
        x=ws.cell(5+i,2+j,t[i] or None);x.font=Font(bold=True,size=9,color='FFFFFF');x.fill=PatternFill('solid',fgColor='7F1D1D');x.alignment=Alignment(horizontal='left' if j==0 else 'center')
def put(r,v,b=False):
    f=['0','0.0','0','#,##0','#,##0','#,##0','0.0%','#,##0','0.0%','0%','$#,##0','$#,##0',None,'#,##0']
    for i,x in enumerate(v):
        if x is None: continue
        c=ws.cell(r,4+i)
        if i==12: c.value='—' if x==0 else f'{-x:,}-';c.alignment=Alignment(horizontal='right')
        elif i in(6,8,9): c.value=round(x/100,4);c.number_format=f[i]
        else: c.value=x;c.number_format=f[i]
        if b:c.font=Font(bold=True);c.border=Border(top=Side(style='thin'))
def tot(L):
    u=sum(x[4] for x in L);bd=sum(x[2]*x[4] for x in L);o=sum(x[6] for x in L);p=sum(x[7] for x in L)
    m=sum(x[9]*x[2]*x[4] for x in L)
    return [None,None,u,bd,round(sum(x[5]*x[4] for x in L)/u),o,round(100*o/bd,1),p,round(100*p/bd,1),None,round(m/bd),round(sum(x[10]*x[6] for x in L)/o),None,m]
r=8;rows=[];tots=[]
for t,L in D:
    ws.cell(r,2,t).font=Font(bold=True,underline='single');r+=1
    for x in L:
        c,d,br,ba,u,sf,o,p,tg,ask,act,cn=x;bd=br*u;assert o<=bd and p<=bd
        v=[br,ba,u,bd,sf,o,round(100*o/bd,1),p,round(100*p/bd,1),tg,ask,act,-cn,ask*bd]
        ws.cell(r,2,d);ws.cell(r,3,c);put(r,v);rows.append({"type":f'{d} {c}',**dict(zip(K,v))});r+=1
    lab=f'{t} subtotal / average';ws.cell(r,2,lab).font=Font(bold=True);v=tot(L);put(r,v,True);tots.append({"label":lab,**dict(zip(K,v))});r+=2
lab='PERIMETER – ALL BEDS';ws.cell(r,2,lab).font=Font(bold=True);v=tot([x for _,L in D for x in L]);put(r,v,True);tots.append({"label":lab,**dict(zip(K,v))})
ws.cell(r+2,2,'Averages: asking by total beds, in-place by occupied beds, SF by units. Concessions (trailing minus) are one-time gift cards, not netted from rates.')
ws.cell(r+3,2,'5x4 double-occ.: one bedroom shared is counted as one bed until furniture is delivered.')
ws.cell(r+5,2,'Velocity').font=Font(bold=True)
for i,(a,b) in enumerate([('Leases this week',19),('Renewals to date',206),('Same week last year, % pre-leased','68.9%')]): ws.cell(r+6+i,2,a);ws.cell(r+6+i,6,b)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=32
for c in 'CDEFGHIJKLMNOPQ': ws.column_dimensions[c].width=12 if c>'H' else 8
wb.save(os.path.join(DOC,fn));save(fn,'UM',K,rows,tots)
