from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
fn='418 Larkspur rents.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
B=Font(bold=True); 
ws['A1']='418-420 Larkspur Avenue'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='rents as of January 1, 2026'
H=['Unit','Who','Since','Lease up','Rent','Garage','Water','Pays','Sec. dep.','Notes']
for i,h in enumerate(H): x=ws.cell(4,1+i,h); x.font=B; x.border=Border(bottom=Side(style='medium'))
data=[('sec','Stores'),
('Store 418','Larkspur Hardware & Paint','Apr 2009','3/31/2029',3850,None,95,5000,'5 yr option, pays 1/2 of tax increase over 2018'),
('Store 420','Lucky Needle Tattoo','Oct 2023','9/30/2026',2600,None,95,5200,''),
('sec','Apartments'),
('1F','D. Pruettman','6/1/2017','m/m',1425,100,None,1350,'never late'),
('1R','Tamika & Jerome Oyelade','9/15/2024','8/31/2026',1575,None,None,1575,''),
('2F',None,None,None,None,None,None,None,'VACANT - painting, asking 1,750'),
('2R','Y. Castrejon','3/1/2022','2/28/2026',1510,100,None,1450,'renewal sent @ 1,560'),
('3F','Ravenell','11/1/2025','10/31/2026',1725,None,None,1725,'1 mo free given (Nov)'),
('3R','H. Zubiri','5/1/2020','m/m',1390,None,None,1300,'pays the 10th'),
('Basement','Percy Gallowhur (super)','2015','',0,None,None,0,'apt in lieu of pay')]
r=5; rows=[];sec=None;dat=[]
for t in data:
    if t[0]=='sec':
        if sec: r+=1
        ws.cell(r,1,t[1]).font=Font(bold=True,italic=True,underline='single'); sec=t[1]; r+=1; continue
    u,w,si,le,re,g,wa,sd,no=t
    pays=None if re is None else re+(g or 0)+(wa or 0)
    for i,v in enumerate([u,w,si,le,re,g,wa,pays,sd,no]):
        if v is None or v=='': continue
        x=ws.cell(r,1+i,v)
        if i in(4,5,6,7,8): x.number_format='"$"#,##0'
    def cd(s):
        if not s: return None
        if s.count('/')==2: m_,d_,y=map(int,s.split('/')); return D(y,m_,d_)
        return s
    ch=[dict(code=c,amount=v) for c,v in(('Garage',g),('Water',wa)) if v is not None]
    rows.append(R(unit=u,section=sec,tenantName=w,statusText='Occupied' if w else 'VACANT',moveInDate=cd(si),leaseEndDate='m/m' if le=='m/m' else cd(le),contractRent=re,marketRent=1750 if not w else None,charges=ch,totalCharges=pays,deposit=sd))
    dat.append((re or 0,g or 0,wa or 0,pays or 0,sd or 0)); r+=1
r+=1; ws.cell(r,1,'Total / month').font=B
T=[sum(x[i] for x in dat) for i in range(5)]
for i,v in enumerate(T): x=ws.cell(r,5+i,v); x.font=B; x.number_format='"$"#,##0'; x.border=Border(top=Side(style='thin'))
ws.cell(r+1,1,'Total / year').font=B; x=ws.cell(r+1,5,T[0]*12); x.number_format='"$"#,##0'; x=ws.cell(r+1,8,T[3]*12); x.number_format='"$"#,##0'
ws.cell(r+3,1,'9 units: 2 stores, 7 apts. 1 vacant.'); ws.cell(r+4,1,'Heat incl. in apts, stores pay own electric and gas.')
for c,w in zip('ABCDEFGHIJ',[14,27,11,11,9,8,8,9,9,42]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.create_sheet('Sheet2'); wb.save(doc(fn))
save(fn,'MIXED_USE','small owner-kept sheet, stores over apartments, free-form dates and notes',False,'418-420 Larkspur Avenue','2026-01-01',9,8,1,rows,sheet='Sheet1',totals={'contractRent':T[0],'charge:Garage':T[1],'charge:Water':T[2],'totalCharges':T[3],'deposit':T[4]})
