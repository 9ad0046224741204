# Dutch logistics park: a printed Excel sheet with two line records (xlsx -> pdf by LibreOffice)
from common import *
import subprocess,openpyxl,shutil
from openpyxl.styles import *
N='P02_tilburg_logistics_two_line.pdf'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='TS'
f8=Font(name='Liberation Sans Narrow',size=9); fi=Font(name='Liberation Sans Narrow',size=8,italic=True,color='555555'); fb=Font(name='Liberation Sans Narrow',size=9,bold=True)
L=[ # unit,tenant,area,rent,start,end,break,use,office,docks,index
('DC1-A','Vermeulen Koelvers Logistiek B.V.',12450,66,D(2019,4,1),D(2029,3,31),D(2026,3,31),'Chilled hall, clear height 10.8 m',820,14),
('DC1-B','Brabant Parcel Network B.V.',8920,71,D(2022,1,1),D(2027,12,31),None,'Cross-dock',410,22),
('DC1-C','',6340,0,None,None,None,'Ambient hall, clear height 10.8 m',260,8),
('DC2-A','Hollander & Smeets Warehousing N.V.',21780,62,D(2018,7,1),D(2033,6,30),D(2028,6,30),'Ambient hall, clear height 12.2 m',1120,26),
('DC2-B','Hollander & Smeets Warehousing N.V.',9860,64.5,D(2020,10,1),D(2033,6,30),D(2028,6,30),'Ambient hall, clear height 12.2 m',380,11),
('DC2-MEZ','Quadrant Returns B.V.',3150,38,D(2023,5,1),D(2026,4,30),None,'Mezzanine floor',0,0),
('DC3-A','Fietsenfabriek Zuid B.V.',7710,69,D(2021,9,15),D(2031,9,14),D(2026,9,14),'Light assembly',950,6),
('DC3-B','TilPharma Distributie B.V.',5480,84,D(2024,2,1),D(2034,1,31),D(2029,1,31),'GDP pharma storage',540,5),
('DC3-C','',2960,0,None,None,None,'Ambient hall, clear height 9.6 m',120,3),
('YARD 1','Van den Heuvel Trailers V.O.F.',6200,14,D(2023,1,1),'indefinite',None,'Paved outdoor storage',0,0),
('KANTOOR','Gate House Services B.V.',610,118,D(2020,3,1),D(2028,2,29),D(2026,2,28),'Park office, 2 floors',610,0)]
w=[10,34,11,12,12,13,14,13,12,13]
for i,x in enumerate(w): ws.column_dimensions['ABCDEFGHIJ'[i]].width=x
ws['A1']='LOGISTIEK PARK VOSSENBERG-WEST'; ws['A1'].font=Font(name='Liberation Sans Narrow',size=15,bold=True,color='1F4E4E')
ws['A2']='Tenancy schedule for the lender · Tilburg, the Netherlands'; ws['A2'].font=f8
ws['J1']='Peildatum 01-07-2025'; ws['J1'].alignment=Alignment(horizontal='right'); ws['J1'].font=fb
h1=['Unit','Tenant','Let. area','Start','Expiry','Rent p.a.','Rent','ERV','Wault','Bank guarantee']
h2=['','use of the space','of which office','loading docks','first break','EUR excl. VAT','EUR/m² p.a.','EUR/m² p.a.','to expiry (yr)','EUR']
thin=Side(style='thin',color='1F4E4E')
for i,(a,b) in enumerate(zip(h1,h2),1):
    for r,v in ((4,a),(5,b)):
        c=ws.cell(r,i,v); c.font=Font(name='Liberation Sans Narrow',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F4E4E'); c.alignment=Alignment(horizontal='left' if i<3 else 'right')
r=6;rows=[];TA=TR=TG=0;AS=D(2025,7,1)
for (u,t,a,rate,s,e,b,use,off,docks) in L:
    rent=round(a*rate); g=round(rent/4,-2) if rent else 0
    erv=round((rate or 66)*1.04,1) if u!='YARD 1' else 15
    wt='' if not t or not isinstance(e,D) else f'{(e-AS).days/365.25:.1f}'.replace('.',',')
    v1=[u,t or 'LEEG / vacant',eu(a,0),s.strftime('%d-%m-%Y') if s else '',(e.strftime('%d-%m-%Y') if isinstance(e,D) else e) if e else '',eu(rent,0) if t else '–',eu(rate,2) if t else '',eu(erv,2),wt,eu(g,0) if t else '']
    v2=['',use,eu(off,0) if off else '',f'{docks} docks' if docks else '',b.strftime('%d-%m-%Y') if b else ('none' if t else ''),'','','','','']
    for i,(x,yv) in enumerate(zip(v1,v2),1):
        c=ws.cell(r,i,x); c.font=fb if i<3 else f8; c.alignment=Alignment(horizontal='left' if i<3 else 'right')
        c=ws.cell(r+1,i,yv); c.font=fi; c.alignment=Alignment(horizontal='left' if i<3 else 'right'); c.border=Border(bottom=Side(style='hair',color='999999'))
    r+=2
    q={'unit':u,'unitType':use,'area':a}
    if t: q.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=g); TR+=rent;TG+=g
    else: q.update(statusText='LEEG / vacant')
    TA+=a; rows.append(q)
for i,x in enumerate(['Total','11 units, of which 2 vacant',eu(TA,0),'','',eu(TR,0),'','','',eu(TG,0)],1):
    c=ws.cell(r,i,x); c.font=fb; c.border=Border(top=thin,bottom=Side(style='double',color='1F4E4E')); c.alignment=Alignment(horizontal='left' if i<3 else 'right')
va=sum(x['area'] for x in rows if not x.get('tenantName'))
ws.cell(r+2,1,f'Vacant area {eu(va,0)} m² ({eu(va/TA*100,1)} % of the park). Rents are indexed yearly (CPI all households). Yard area is included in the lettable area.').font=fi
ws.cell(r+3,1,'ERV by the valuer, Rijnbeek Taxaties, July 2025; service costs per budget EUR 4,10/m² p.a., paid by the tenants.').font=fi
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.oddFooter.center.text='Confidential – data room 4.2.1'
import tempfile,os
os.makedirs(B+'/lo',exist_ok=True); tmp=B+'/lo/'+N.replace('.pdf','.xlsx'); wb.save(tmp)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo/p','--convert-to','pdf','--outdir',B+'/documents',tmp],check=True,capture_output=True)
save(N,rows,prop='Logistiek Park Vossenberg-West',asof='2025-07-01',units=11,occ=9,vac=2,asset='WAREHOUSE',style='printed Excel, Dutch logistics, two-line records, annual rents, dot thousands',hard='two-line records, dot thousands, annual rent only, indefinite expiry',
 totals={'area':TA,'annualRent':TR,'deposit':TG})
