# Manufactured-home community, workbook printed to PDF by the park office; PLANTED row_dropped
from common import *
import openpyxl
from openpyxl.styles import *
rng=random.Random(7305); nm=N(rng)
F='Cottonwood_Flats_MHC_rentroll_Aug25.pdf'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Aug'
th=Side(style='thin',color='999999'); bx=Border(bottom=Side(style='hair',color='888888'))
hd=['Space','Site','Resident','Home\nOwner','Move-In','Site\nRent','Home\nRent','Water/\nSewer','Trash','Late\nFee','Total\nBilled','Deposit','Past\nDue']
wd=[7,7,22,7,10,9,9,8.5,7,7,10,9,9]
for i,w in enumerate(wd): ws.column_dimensions['ABCDEFGHIJKLM'[i]].width=w
ws['A1']='Cottonwood Flats Mobile Home Community'; ws['A1'].font=Font(name='Liberation Serif',size=15,bold=True)
ws['A2']='4400 County Road 27, Pueblo, CO 81006'; ws['A3']='RENT ROLL - AUGUST 2025 (billing date 8/1/2025)'; ws['A3'].font=Font(name='Liberation Sans',bold=True,size=11)
r0=5
for i,h in enumerate(hd):
    q=ws.cell(r0,i+1,h); q.font=Font(name='Liberation Sans',bold=True,color='FFFFFF',size=8.5); q.fill=PatternFill('solid',fgColor='3F5F4A'); q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[r0].height=27
recs=[]
for i in range(1,67):
    site=rng.choices(['SW','DW','RV'],[.62,.3,.08])[0]
    rent={'SW':485,'DW':545,'RV':420}[site]
    if i in (7,19,20,44,58): recs.append(dict(u=str(i),t=site,v='VACANT' if i!=20 else 'VACANT - pad only')); continue
    toh=rng.random()<.86 or site=='RV'
    ch=[('Site Rent',float(rent-rng.choice([0,0,0,20,35])))]
    hr=None if toh else float(rng.choice([425,475,510,550]))
    ws_=round(rng.uniform(38,91),2); tr=17.0; lf=50.0 if rng.random()<.1 else None
    if hr: ch.append(('Home Rent',hr))
    ch+=[('Water/Sewer',ws_),('Trash',tr)]
    if lf: ch.append(('Late Fee',lf))
    mi=D(2025,8,1)-dt.timedelta(rng.randint(20,5500))
    if rng.random()<.7: mi=mi.replace(day=1)
    recs.append(dict(u=str(i),t=site,name=nm.lf(),own='Park' if hr else 'Res.',mi=mi,ch=ch,tot=round(sum(a for _,a in ch),2),dep=float(rng.choice([rent,300,200,0])) if toh else 800.,pd=round(rng.uniform(30,900),2) if lf else None))
DROP='37'
assert [x for x in recs if x['u']==DROP][0].get('name')
rows=[];r=r0+1;S=[0]*8
for x in recs:
    d=dict(x.get('ch',[]))
    vals=[d.get('Site Rent'),d.get('Home Rent'),d.get('Water/Sewer'),d.get('Trash'),d.get('Late Fee'),x.get('tot'),x.get('dep'),x.get('pd')]
    for i,v in enumerate(vals): S[i]+=v or 0
    if x['u']==DROP: continue
    line=[int(x['u']),x['t'],x.get('v') or x['name'],x.get('own'),x.get('mi')]+vals
    for i,v in enumerate(line):
        q=ws.cell(r,i+1,v); q.font=Font(name='Liberation Sans',size=9,italic='v' in x and i==2); q.border=bx
        if i>=5: q.number_format='#,##0.00'
        if i==4: q.number_format='m/d/yyyy'; q.alignment=Alignment(horizontal='right')
        if i in(0,1,3): q.alignment=Alignment(horizontal='center')
    if 'v' in x: rows.append(row(unit=x['u'],unitType=x['t'],statusText=x['v']))
    else: rows.append(row(unit=x['u'],unitType=x['t'],tenantName=x['name'],statusText='Occupied',moveInDate=x['mi'],contractRent=d['Site Rent'],charges=[dict(code=a,amount=b) for a,b in x['ch']],totalCharges=x['tot'],deposit=x['dep'],balance=x.get('pd')))
    r+=1
ws.cell(r,3,'TOTAL - 66 SPACES').font=Font(name='Liberation Sans',bold=True,size=8.5)
for i,v in enumerate(S):
    q=ws.cell(r,6+i,round(v,2)); q.number_format='#,##0.00'; q.font=Font(name='Liberation Sans',bold=True,size=8.5)
for i in range(13): ws.cell(r,i+1).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
ws.cell(r+2,1,'Occupied spaces: 61     Vacant spaces: 5     Total: 66'); ws.cell(r+3,1,'SW = single wide, DW = double wide, RV = RV pad.  Home Owner: Res. = resident owned, Park = park owned home (home rent billed in addition to site rent).').font=Font(name='Liberation Sans',size=8,italic=True)
ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows='5:5'; ws.oddFooter.left.text='Cottonwood Flats MHC'; ws.oddFooter.right.text='Page &P of &N'
ws.page_margins.left=ws.page_margins.right=.5
import shutil,os
os.makedirs(ROOT+'/.tmp',exist_ok=True)
src=ROOT+'/.tmp/'+F.replace('.pdf','.xlsx'); wb.save(src); soffice(src,DOC)
assert sum(1 for x in recs if 'v' in x)==5
save(F,'MANUFACTURED_HOUSING','park office spreadsheet printed to PDF, charge columns',False,dict(propertyName='Cottonwood Flats Mobile Home Community',asOnDate='2025-08-01',units=66,occupied=61,vacant=5,sheet=None,planted=dict(what='space 37 (occupied) is missing from the listing; totals and counts include it',kind='row_dropped'),rows=rows))
