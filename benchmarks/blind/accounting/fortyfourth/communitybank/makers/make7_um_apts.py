# apartment owner's workbook: grouped two-line header, merged cells, subtotals by phase
from make_common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
FN='Unit Summary - Tannery Green Apts.xlsx'
# type, plan, beds, baths, sf, units, occ, market, inplace
D=[('Phase I - 1978 garden buildings',[
('S1','Studio, ground floor',0,1,430,8,8,985,962.25),('S1R','Studio, renovated',0,1,430,4,4,1075,1061.5),
('A1','One bed',1,1,612,24,22,1160,1118.4),('A1R','One bed, renovated',1,1,612,16,15,1265,1247.8),('A2','One bed w/ den',1,1,718,6,6,1290,1244.17),
('B1','Two bed, one bath',2,1,838,28,26,1375,1322.69),('B1R','Two bed, one bath, renovated',2,1,838,12,12,1495,1481.25),('B2','Two bed, 1.5 bath townhouse',2,1.5,1015,10,9,1560,1518.33),
('C1','Three bed',3,1.5,1120,6,5,1740,1688)]),
('Phase II - 2011 mid-rise',[
('M-1A','1x1 courtyard',1,1,688,12,11,1525,1498.64),('M-1B','1x1 street',1,1,702,8,8,1495,1472.5),('M-1C','1x1 corner, balcony',1,1,745,4,4,1610,1583.75),
('M-2A','2x2',2,2,984,14,13,1890,1851.54),('M-2B','2x2 corner, balcony',2,2,1042,6,6,1975,1940),('M-PH','2x2.5 penthouse',2,2.5,1388,2,1,2650,2575)])]
K=['beds','baths','sf','units','occupied','vacant','pct_occ','market','market_total','actual','actual_total','ltl']
wb=Workbook();ws=wb.active;ws.title='Unit Summary'
G='Georgia'
ws.merge_cells('A1:N1');ws['A1']='Tannery Green Apartments';ws['A1'].font=Font(name=G,size=16,bold=True,color='1F4E3D')
ws.merge_cells('A2:N2');ws['A2']='Unit Summary for lender annual review - rent roll date December 31, 2025'
ws['A2'].font=Font(name=G,size=10,italic=True)
fill=PatternFill('solid',fgColor='1F4E3D');th=Side(style='thin',color='999999')
for rng,t in (('A4:A5','Type'),('B4:B5','Plan'),('C4:E4','Size'),('F4:I4','Units'),('J4:K4','Market Rent'),('L4:M4','In-Place Rent (occupied only)'),('N4:N5','Loss to\nLease')):
    ws.merge_cells(rng);ws[rng.split(':')[0]]=t
for c,t in zip('CDEFGHIJKLM',('BR','Bath','Sq Ft','Total','Occ.','Vac.','% Occ.','Avg / Unit','Monthly','Avg / Unit','Monthly')): ws[c+'5']=t
for r in (4,5):
    for c in range(1,15):
        x=ws.cell(r,c);x.fill=fill;x.font=Font(name=G,size=9,bold=True,color='FFFFFF');x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.border=Border(left=th,right=th)
fm={3:'0',4:'0.0',5:'#,##0',6:'0',7:'0',8:'0',9:'0.0%',10:'$#,##0',11:'$#,##0',12:'$#,##0.00',13:'$#,##0.00',14:'#,##0.00;(#,##0.00)'}
r=6;rows=[];totals=[]
def put(d,bold,label=None):
    global r
    vals=[d.get('type'),d.get('desc')]+[d.get(k) for k in K]
    if label: vals[0]=label
    for c,v in enumerate(vals,1):
        if v is None: 
            x=ws.cell(r,c)
        else: x=ws.cell(r,c,v)
        if c in fm: x.number_format=fm[c]
        x.font=Font(name=G,size=9.5,bold=bold)
        if bold: x.border=Border(top=Side(style='thin'))
    r+=1
SK=['units','occupied','vacant','market_total','actual_total','ltl']
for sec,l in D:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=14);ws.cell(r,1,sec).font=Font(name=G,size=10,bold=True,italic=True,color='1F4E3D');r+=1
    rr=[]
    for ty,de,bd,ba,sf,n,o,mk,ip in l:
        at=round(ip*o,2)
        d={'type':ty,'desc':de,'beds':bd,'baths':ba,'sf':sf,'units':n,'occupied':o,'vacant':n-o,'pct_occ':o/n,'market':mk,'market_total':mk*n,'actual':ip,'actual_total':at,'ltl':round(mk*o-at,2)}
        rr.append(d);put(d,False)
    def agg(lab,rr):
        t={'label':lab,**sm(rr,SK)}
        t['pct_occ']=t['occupied']/t['units']
        t['market']=round(t['market_total']/t['units'],0);t['actual']=round(t['actual_total']/t['occupied'],2)
        t['sf']=round(sum(x['sf']*x['units'] for x in rr)/t['units'])
        return t
    t=agg(f"{sec.split(' -')[0]} total / average",rr);totals.append(t);put(t,True,t['label']);r+=1;rows+=rr
g=agg('Property total / average',rows)
true=g['units'];print('true units',true)
g['units']=true+2   # planted
totals.append(g);put(g,True,g['label'])
for c in range(1,15): ws.cell(r-1,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=1
for s in ('In-place rent is contract rent before concessions. Loss to lease is on occupied units.','One B1 unit used as leasing office is carried as vacant.','Carports (38) and storage lockers (20) are not included.'):
    ws.cell(r,1,s).font=Font(name=G,size=8.5,italic=True);r+=1
for c,w in zip('ABCDEFGHIJKLMN',(9,30,5,6,8,7,7,7,9,11,12,11,13,12)): ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=30
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.freeze_panes='C6'
wb.save(os.path.join(DOC,FN))
save(FN,'UM','MULTIFAMILY','owner workbook, merged two-line grouped header, phases with subtotals and averages','same sub-header words under two groups; averages on total lines',K,rows,totals,
 {"what":f"Property total of units is printed {true+2}; the types (and the two phase totals) sum to {true}","kind":"count_wrong"})
