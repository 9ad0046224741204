# self storage mix, 2 stores on one sheet, openpyxl with formulas' values written as numbers
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
rnd=random.Random(8718)
N='SafeHarbor_UnitMix_Sept25.xlsx'
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_sf','market_total','actual','actual_total']
HH=['Unit Type','Size','Sq Ft','Units','Occ','Vac','Occ %','Total SF','Street Rate','Street $/SF','Gross Potential','Avg In-Place','In-Place Rent']
ST=[('Store 014 - Safe Harbor Storage - Dunwoody, GA',[('Climate Interior 1F',[(5,5,64,62),(5,10,88,99),(10,10,72,159),(10,15,40,209),(10,20,22,255),(10,25,6,298)],'CI1'),('Climate Interior 2F',[(5,5,70,54),(5,10,96,88),(10,10,81,139),(10,15,44,186),(10,20,12,229)],'CI2'),('Drive-Up',[(5,10,18,112),(10,10,46,171),(10,15,38,218),(10,20,41,262),(10,25,14,305),(10,30,20,342)],'DU'),('Uncovered Parking',[(10,20,16,85),(12,30,22,119),(12,40,9,145)],'PK')]),
('Store 022 - Safe Harbor Storage - Peachtree Corners, GA',[('Climate Interior',[(5,5,48,49),(5,10,102,84),(7,10,20,104),(10,10,94,129),(10,15,51,172),(10,20,26,214),(15,20,4,289)],'CI'),('Drive-Up',[(10,10,52,149),(10,15,36,189),(10,20,58,228),(10,25,12,266),(10,30,24,301),(14,30,3,388)],'DU'),('Wine / Locker',[(3,4,30,35),(4,5,18,45)],'WL'),('Covered RV / Boat',[(12,35,18,185),(12,45,14,229)],'RV'),('Office Flex',[(20,30,4,750),(25,40,2,1150)],'OF')])]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Unit Mix'
f=lambda **k: Font(name='Tahoma',size=9,**k)
ws['A1']='Safe Harbor Self Storage Fund II'; ws['A1'].font=f(bold=True); ws['A1'].font=Font(name='Tahoma',size=12,bold=True)
ws['A2']='Unit Mix & Occupancy by Size'; ws['A2'].font=f(bold=True); ws['A3']='9/30/2025'; ws['A3'].font=f()
FM=['#,##0','#,##0','#,##0','#,##0','0.0%','#,##0','$#,##0.00','$0.00','$#,##0','$#,##0.00','$#,##0.00']
rows=[];tots=[]; r=5; thin=Side('thin',color='888888')
def put(r,d,b=False,fill=None):
    for i,(k,m) in enumerate(zip(K,FM),3):
        q=d.get(k); x=ws.cell(r,i,None if q is None else q/100 if k=='pct_occ' else q); x.number_format=m
    for i in range(1,14):
        x=ws.cell(r,i); x.font=f(bold=b)
        if fill: x.fill=PatternFill('solid',fgColor=fill)
        if b: x.border=Border(top=thin)
def agg(R):
    s={k:r2(sum(q[k] for q in R)) for k in('units','occupied','vacant','total_sf','market_total','actual_total')}
    for k in('units','occupied','vacant','total_sf','market_total'): s[k]=int(s[k])
    s['pct_occ']=round(100*s['occupied']/s['units'],1); s['market_sf']=round(s['market_total']/s['total_sf'],2); s['actual']=round(s['actual_total']/s['occupied'],2); s['sf']=round(s['total_sf']/s['units']); s['market']=round(s['market_total']/s['units'],2); return s
for sn,GR in ST:
    ws.cell(r,1,sn).font=Font(name='Tahoma',size=10,bold=True,color='0B5394'); r+=1
    for i,h in enumerate(HH,1):
        x=ws.cell(r,i,h); x.font=f(bold=True); x.alignment=Alignment(horizontal='left' if i<3 else 'center',wrap_text=True); x.fill=PatternFill('solid',fgColor='D9D9D9'); x.border=Border(bottom=thin)
    r+=1; A=[]
    for gn,U,code in GR:
        R=[]
        for w,d,u,p in U:
            o=min(u,round(u*rnd.uniform(.74,1.0))); a=w*d; ac=round(p*rnd.uniform(.88,1.14),2)
            e={'type':gn,'sf':a,'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(100*o/u,1),'total_sf':a*u,'market':p,'market_sf':round(p/a,2),'market_total':p*u,'actual':ac,'actual_total':r2(ac*o)}
            e['type']=f'{code} {w}x{d}'; ws.cell(r,1,e['type']); ws.cell(r,2,f"{w}' x {d}'"); put(r,e); R.append(e); r+=1
        s=agg(R); ws.cell(r,1,f'Subtotal {gn}'); put(r,s,True,'F3F3F3'); tots.append({'label':f'Subtotal {gn}',**s}); r+=1; A+=R
    s=agg(A); lab='Total '+sn.split(' - ')[0]; ws.cell(r,1,lab); put(r,s,True,'CFE2F3'); tots.append({'label':lab,**s}); r+=3; rows+=A
s=agg(rows); ws.cell(r-1,1,'Fund Total (2 stores)'); put(r-1,s,True,'9FC5E8'); tots.append({'label':'Fund Total (2 stores)',**s})
for i,t in enumerate(['CI = climate interior (1 first floor, 2 second floor); DU = drive-up; PK = uncovered parking; WL = wine storage / locker; RV = covered; OF = office flex','Averages on subtotal lines are weighted: street by units, in-place by occupied units. Street rates exclude web discounts.']): ws.cell(r+1+i,1,t).font=f(italic=True,color='666666')
for i,w in enumerate([25,11,7,7,7,7,8,10,11,10,13,12,14],1): ws.column_dimensions[L(i)].width=w
ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N))
save(N,'UM',K,rows,tots,'self storage unit mix, two stores, header repeated per store, subtotals by category',False)
print(len(rows),s)
