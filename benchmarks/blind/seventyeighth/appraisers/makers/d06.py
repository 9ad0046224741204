from h import *
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment,PatternFill
r=random.Random(7806); FN='Whispering Pines MHC rent roll OCT.xlsx'
wb=openpyxl.Workbook();w0=wb.active;w0.title='Park Info'
for i,(a,c_) in enumerate([('Whispering Pines Mobile Home Community',None),('Address','4410 State Rd 62, Bartow FL 33830'),('Total sites',56),('Water','Submetered - billed to residents'),('Sewer','Flat $22'),('Trash','Flat $14'),('Last lot increase','1/1/2026 ($30)')],2):
    w0.cell(i,2,a);w0.cell(i,3,c_)
w0.column_dimensions['B'].width=40
ws=wb.create_sheet('Oct 2026');S=Side(style='thin',color='999999');bx=Border(S,S,S,S);bd=Font(bold=True,name='Calibri')
ws.merge_cells('B1:M1');ws['B1']='WHISPERING PINES MHC';ws['B1'].font=Font(bold=True,size=16);ws['B1'].alignment=Alignment(horizontal='center')
ws.merge_cells('B2:M2');ws['B2']='Rent Roll - October 2026';ws['B2'].alignment=Alignment(horizontal='center')
hd=['Lot','Home\n(POH/TOH)','Resident','Lot Rent','Home Rent','Water','Sewer','Trash','Late Fee','Total Due','Moved in','Lease thru','Notes']
for j,h in enumerate(hd,2):
    q=ws.cell(4,j,h);q.font=bd;q.border=bx;q.fill=PatternFill('solid',fgColor='E2EFDA');q.alignment=Alignment(wrap_text=True,horizontal='center')
R=5;rows=[];T=[0]*7;o=0
for i in range(1,57):
    u=i if i!=13 else '12A'
    x=r.random();row=dict(unit=str(u))
    if x<.08:v=[u,None,'VACANT LOT']+[None]*7+[None,None,r.choice([None,'pad cleared','home removed 6/26'])];row['statusText']='VACANT LOT'
    elif x<.13:v=[u,'POH','vacant home']+[None]*7+[None,None,r.choice(['needs floors','rehab - ready 11/15'])];row.update(unitType='POH',statusText='vacant home')
    else:
        k='POH' if r.random()<.25 else 'TOH';nm=r.choice([name(r),name(r),name(r,'lf'),r.choice(L)]);lr=r.choice([465,465,465,450,480]);hr=r.choice([350,395,425]) if k=='POH' else None
        wa=round(r.uniform(9,61),2);lf=r.choice([None]*6+[50]);mi=d(r,'2009-01-01','2026-09-01');tot=round(lr+(hr or 0)+wa+22+14+(lf or 0),2)
        le='MTM' if r.random()<.6 else addm(som(d(r,'2026-11-01','2027-09-01')),1)-dt.timedelta(1)
        v=[u,k,nm,lr,hr,wa,22,14,lf,tot,mi,le,r.choice([None]*6+['sr disc','pays 2x mo.','shed'])]
        ch=[dict(code=c,amount=a) for c,a in zip(['Lot Rent','Home Rent','Water','Sewer','Trash','Late Fee'],v[3:9]) if a is not None]
        row.update(unitType=k,tenantName=nm,statusText='Occupied',contractRent=lr,charges=ch,totalCharges=tot,moveInDate=iso(mi),leaseEndDate=le if le=='MTM' else iso(le));o+=1
        for q,a in enumerate(v[3:10]):T[q]+=a or 0
    for j,z in enumerate(v,2):
        q=ws.cell(R,j,z);q.border=bx
        if 5<=j<=11:q.number_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'
        if isinstance(z,dt.date):q.number_format='mmm-yy' if j==12 and False else 'm/d/yy'
    rows.append(row);R+=1
R+=1;ws.cell(R,4,'TOTAL').font=bd
for q,a in enumerate(T):
    z=ws.cell(R,5+q,round(a,2));z.font=bd;z.number_format='$#,##0.00'
R+=2
for a,b_ in [('Occupied',o),('Vacant lots',sum(x.get('statusText')=='VACANT LOT' for x in rows)),('Vacant park homes',sum(x.get('statusText')=='vacant home' for x in rows)),('Sites',56)]:
    ws.cell(R,4,a);ws.cell(R,5,b_);R+=1
for j,w in zip('ABCDEFGHIJKLMN',[2,6,10,24,11,11,10,9,9,9,12,10,10,22]):ws.column_dimensions[j].width=w
wb.active=1;ws.page_setup.orientation='landscape'
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{FN}')
save(FN,'MANUFACTURED_HOUSING','Owner workbook, offset table, info sheet first',False,dict(propertyName='Whispering Pines MHC',asOnDate='2026-10',units=56,occupied=o,vacant=56-o,sheet='Oct 2026',planted=None,rows=rows),[('contractRent',T[0]),('totalCharges',round(T[6],2))])
