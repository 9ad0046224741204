from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
NAME='Cottonwood_Crossing_rent_schedule_2025.xlsx'
# type, br, ba, ami, units, sf, gross, ua, actual
D=[("1BR - A",1,1,30,4,642,516,71,445),("1BR - A",1,1,50,10,642,861,71,775),("1BR - A",1,1,60,14,642,1033,71,910),("1BR - HC",1,1,50,2,668,861,71,775),
("2BR - B1",2,1,30,4,868,620,94,526),("2BR - B1",2,1,50,14,868,1033,94,925),("2BR - B1",2,1,60,18,868,1240,94,1085),("2BR - B2",2,2,60,16,931,1240,94,1110),("2BR - B2",2,2,80,6,931,1653,94,1295),
("3BR - C",3,2,30,2,1124,716,118,598),("3BR - C",3,2,50,8,1124,1193,118,1062),("3BR - C",3,2,60,12,1124,1432,118,1245),("3BR - C HC",3,2,60,1,1150,1432,118,1245)]
wb=Workbook();cv=wb.active;cv.title='Summary';ws=wb.create_sheet('Rent Schedule')
cv['A1']='Cottonwood Crossing Apartments';cv['A2']='LIHTC owner reporting package - FYE 12/31/2025';cv['A4']='Set-aside election';cv['B4']='Average income';cv['A5']='Placed in service';cv['B5']='08/2016';cv['A6']='County';cv['B6']='Weld, CO';cv.column_dimensions['A'].width=32
cv['A1'].font=Font(bold=True,size=14)
th=Side(style='thin',color='999999');f=lambda **k:Font(name='Tahoma',size=9,**k)
ws['B2']='COTTONWOOD CROSSING APARTMENTS';ws['B2'].font=f(bold=True);ws['B3']='Rent schedule / unit mix, effective 05/01/2025';ws['B3'].font=f()
g={2:(5,'UNIT'),6:(8,'AREA (SF)'),9:(12,'TAX CREDIT RENT LIMITS'),13:(15,'CHARGED')}
H=['Unit Type','BR','BA','# Units','Avg SF','Total SF','% AMI','Gross Max','Utility Allow.','Net Max','Rent / Unit','Monthly','Annual']
K=["beds","baths","units","sf","total_sf","ami","gross","ua","net","actual","actual_total","other:Annual"]
C=list(range(2,15))
fill=PatternFill('solid',fgColor='D8E4BC')
for a,b,t in ((2,5,'UNITS'),(6,7,'AREA'),(8,11,'TAX CREDIT RENT LIMITS'),(12,14,'RENT CHARGED')):
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b);c=ws.cell(5,a,t);c.font=f(bold=True);c.alignment=Alignment(horizontal='center')
    for q in range(a,b+1): ws.cell(5,q).fill=fill;ws.cell(5,q).border=Border(top=th,bottom=th,left=th if q==a else None,right=th if q==b else None)
for c,h in zip(C,H):
    x=ws.cell(6,c,h);x.font=f(bold=True);x.fill=fill;x.alignment=Alignment(horizontal='center',wrap_text=True);x.border=Border(bottom=th)
r=7;rows=[];tots=[]
fm=[None,'0','0','0','#,##0','#,##0','0%','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0']
def put(r,vals,b=False):
    for c,v,m in zip(C,vals,fm):
        x=ws.cell(r,c,v);x.font=f(bold=b)
        if m and v is not None: x.number_format=m
        if b: x.border=Border(top=th)
def summ(lbl,L):
    u=sum(x['units'] for x in L);t=dict(label=lbl,units=u,total_sf=sum(x['total_sf'] for x in L),actual_total=sum(x.get('actual_total',0) for x in L))
    t['sf']=round(t['total_sf']/u);t['other:Annual']=t['actual_total']*12;return t
allr=[];i=0
for br in (1,2,3):
    L=[]
    for t,b,ba,am,u,sf,gr,ua,ac in D:
        if b!=br: continue
        put(r,[t,b,ba,u,sf,sf*u,am/100,gr,ua,gr-ua,ac,ac*u,ac*u*12]);r+=1
        d=dict(type=t,beds=b,baths=ba,units=u,sf=sf,total_sf=sf*u,ami=am,gross=gr,ua=ua,net=gr-ua,actual=ac,actual_total=ac*u);d["other:Annual"]=ac*u*12
        assert ac<=gr-ua
        L.append(d);rows.append(d)
    T=summ(f'Subtotal {br} Bedroom',L);put(r,[T['label'],None,None,T['units'],T['sf'],T['total_sf'],None,None,None,None,None,T['actual_total'],T['other:Annual']],True);tots.append(T);allr+=L;r+=2
put(r,["Manager's unit (non-revenue)",2,2,1,931,931,None,None,None,None,0,0,0]);d=dict(type="Manager's unit (non-revenue)",beds=2,baths=2,units=1,sf=931,total_sf=931,actual=0,actual_total=0);d["other:Annual"]=0;rows.append(d);allr.append(d);r+=1
T=summ('TOTAL PROPERTY',allr);put(r,[T['label'],None,None,T['units'],T['sf'],T['total_sf'],None,None,None,None,None,T['actual_total'],T['other:Annual']],True);tots.append(T)
for c in C: ws.cell(r,c).border=Border(top=th,bottom=Side(style='double'))
r+=2
for s in ('HC = handicap accessible. Utility allowances per housing authority schedule dated 10/01/2024.','Rent limits per CHFA income and rent tables effective 04/01/2025. Charged rents do not exceed net max on any line.'):
    ws.cell(r,2,s).font=f(italic=True);r+=1
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=27
for c in 'CDE': ws.column_dimensions[c].width=7.5
for c in 'FGHIJKLMN': ws.column_dimensions[c].width=11.5
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1
cv.sheet_view.tabSelected=False
wb.save(doc(NAME))
save(NAME,'UM',K,rows,tots,'US LIHTC rent schedule, grouped header, gross/UA/net limits by AMI, subtotals by bedroom, values without formulas, second sheet',True)
