from common import *
import openpyxl
from openpyxl.styles import *
F='1184 Ferncliff Ave - RR and taxes.xlsx'
r=random.Random(7113); D_=dt.date
wb=openpyxl.Workbook(); cv=wb.active; cv.title='Cover'
for i,v in enumerate(('Offering for Refinance','1184-1190 Ferncliff Avenue, Bronx, NY','Block 2871 Lot 14','28 apartments over 5 stores','Prepared for: Tidewater Community Bank','January 2026')): cv.cell(3+i*2,2,v).font=Font(size=14 if i<2 else 11,bold=i<2)
ws=wb.create_sheet('RR 1-26')
nf='"$"#,##0.00'; B=Font(bold=True); th=Side(style='thin'); box=Border(left=th,right=th,top=th,bottom=th); fl=PatternFill('solid',fgColor='C6D9F1')
ws.merge_cells('A1:K1'); ws['A1']='1184-1190 FERNCLIFF AVENUE'; ws['A1'].font=Font(bold=True,size=14); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:K2'); ws['A2']='RENT ROLL AS OF JANUARY 1, 2026'; ws['A2'].alignment=Alignment(horizontal='center')
rr=4; rows=[]
def wr(v,b=False,fill=None,brd=True,nff={}):
    global rr
    for j,q in enumerate(v):
        x=ws.cell(rr,j+1,q)
        if brd: x.border=box
        if b: x.font=B
        if fill: x.fill=fill
        if isinstance(q,float): x.number_format=nf
        if isinstance(q,dt.date): x.number_format='mmm d, yyyy'; x.alignment=Alignment(horizontal='right')
        if b and fill: ws.row_dimensions[rr].height=30; x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
    rr+=1
ws.cell(rr,1,'A. STORES').font=Font(bold=True,underline='single'); rr+=1
wr(['Store','Tenant','Sq Ft','Lease From','Lease To','Yearly Rent','Monthly Rent','R.E. Tax Reimb. /Mo.','Water /Mo.','Total /Mo.','Security'],True,fl)
ST=[('1184','Ferncliff Deli & Grill Corp',1100,D_(2020,5,1),D_(2030,4,30),5150.0,210.0,85.0,15000.0),('1186','Lucero Pharmacy Inc',1650,D_(2018,9,1),D_(2028,8,31),8240.0,340.0,40.0,24000.0),('1186A','Nwosu Hair Braiding',520,D_(2024,3,1),D_(2027,2,28),2300.0,0.0,40.0,4600.0),('1188','Vacant',780,None,None,None,None,None,None),('1190','Golden Fountain Kitchen LLC',1240,D_(2022,12,1),D_(2032,11,30),5562.5,225.0,110.0,16000.0)]
S=[0.0]*6; sq=0
for u,n,sf,a,b,m,tx,wt,dp in ST:
    sq+=sf
    if n=='Vacant': wr([u,'Vacant',sf]+[None]*8); rows.append(row(unit=u,section='STORES',area=sf,statusText='Vacant')); continue
    t=m+tx+wt; wr([u,n,sf,a,b,m*12,m,tx,wt,t,dp])
    for i,v in enumerate((m*12,m,tx,wt,t,dp)): S[i]+=v
    rows.append(row(unit=u,section='STORES',area=sf,tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,annualRent=m*12,contractRent=m,charges=[{'code':'R.E. Tax Reimb.','amount':tx},{'code':'Water','amount':wt}],totalCharges=t,deposit=dp))
wr(['Total stores',None,sq,None,None]+S,True); rr+=2
ws.cell(rr,1,'B. APARTMENTS').font=Font(bold=True,underline='single'); rr+=1
wr(['Apt','Tenant','Layout','Status','Legal Reg. Rent','Pref. Rent','Actual Rent','Lease From','Lease To','Security','Notes'],True,fl)
nm=iter(names(r,60)); A=[0.0]*2; na=0; occ=0; va=0
for f in range(1,8):
    for L in 'ABCD':
        u=f'{f}{L}'; lay={'A':'1 BR','B':'2 BR','C':'Studio','D':'1 BR'}[L]; na+=1
        if u=='1D': wr([u,'Superintendent',lay,'EXEMPT',None,None,0.0,None,None,None,'rent free']); occ+=1; rows.append(row(unit=u,section='APARTMENTS',unitType=lay,tenantName='Superintendent',statusText='Occupied',contractRent=0.0)); continue
        if u in('4C','6B'): wr([u,'Vacant',lay,'RS',float(1482.16 if L=='C' else 1911.4),None,None,None,None,None,'under renovation' if u=='6B' else None]); va+=1; rows.append(row(unit=u,section='APARTMENTS',unitType=lay,statusText='Vacant')); continue
        x=next(nm); n=f'{x[0]} {x[1]}'; fm=r.random()<.15; legal=None if fm else round({'1 BR':1.0,'2 BR':1.22,'Studio':.82}[lay]*r.uniform(1080,1980),2); pref=None
        act=float(r.choice([2450,2600,2725])) if fm else legal
        if not fm and r.random()<.2: pref=act=round(legal*.87,2)
        term=r.choice([12,24]); ls=addm(D_(2025,12,1),-r.randint(0,term-2)); le=addm(ls,term)-dt.timedelta(1)
        dp=round(act*r.choice([1,1,.8]),2); occ+=1; A[0]+=act;A[1]+=dp
        note=r.choice([None]*8+['SCRIE','Sec 8','DHCR complaint closed'])
        wr([u,n,lay,'FM' if fm else 'RS',legal,pref,act,ls,le,dp,note])
        rows.append(row(unit=u,section='APARTMENTS',unitType=lay,tenantName=n,statusText='Occupied',contractRent=act,leaseStartDate=ls,leaseEndDate=le,deposit=dp))
A=[round(x,2) for x in A]
wr(['Total apartments',None,None,None,None,None,A[0],None,None,A[1],None],True); rr+=1
for l,v in (('Stores, per month',S[1]),('Apartments, per month',A[0]),('TOTAL RENT PER MONTH',round(S[1]+A[0],2)),('TOTAL RENT PER YEAR',round((S[1]+A[0])*12,2))):
    ws.cell(rr,5,l).font=B; x=ws.cell(rr,7,v); x.number_format=nf; x.font=B; rr+=1
ws.cell(rr+1,1,'RS = rent stabilized. FM = free market. Legal rents per 2025 DHCR registration.').font=Font(italic=True,size=8)
for L,x in zip('ABCDEFGHIJK',(16,29,9,13,15,13,13,13,13,13,22)): ws.column_dimensions[L].width=x
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
tx=wb.create_sheet('RE Taxes'); tx.append(['Tax year','Assessed','Rate','Tax'])
for y,a in (('2023/24',1188000),('2024/25',1231200),('2025/26',1270350)): tx.append([y,a,.12502,round(a*.12502,2)])
wb.save(f'{D}/{F}')
so=4
save(F,dict(propertyName='1184-1190 FERNCLIFF AVENUE',asOnDate='2026-01-01',sheet='RR 1-26',units=na+5,occupied=occ+so,vacant=va+1,printedTotals=dict(storesArea=sq,storesAnnual=S[0],storesMonthly=S[1],storesTax=S[2],storesWater=S[3],storesTotal=S[4],storesDeposit=S[5],aptRent=A[0],aptDeposit=A[1],monthly=round(S[1]+A[0],2),yearly=round((S[1]+A[0])*12,2)),rows=rows),'MIXED_USE','New York owner workbook: stores and apartments in two blocks of different columns','two blocks on one sheet with other columns; legal, preferential and actual rent; rent-free super; "Status" column is a tenancy regime; cover and tax sheets')
