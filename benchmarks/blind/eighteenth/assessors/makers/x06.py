# County e-filing template, retail plaza; instruction rows, codes lookup, hidden rows/cols, field codes above header
from xl import *
N='county_efile_template_plaza.xlsx'; r=R(1916)
wb=Workbook();i=wb.active;i.title='READ ME'
for t in ['Ottaway County Property Appraiser - Electronic Rent Roll Upload (ERR-7)','Fill in the tab RENT_ROLL. Do not insert or delete columns.','One line per rentable space, leased or not. Use the codes on the tab CODES.','Dates as YYYYMMDD. Rents are dollars per month as of January 1 of the assessment year.','Return by April 1.']: i.append([t])
i.column_dimensions['A'].width=90
w=wb.create_sheet('RENT_ROLL')
for k,(a,b) in enumerate([('Folio','30-4117-022-0060'),('Property name','Sandpiper Plaza'),('Assessment date','20260101'),('Contact','lease.admin@sandpiperplaza.example')],1): w.cell(k,1,a).font=BF;w.cell(k,3,b)
codes=['SPC_ID','USE_CD','TENANT_NM','OCC_CD','GLA','LSE_BEG','LSE_END','BASE_MO','CAM_MO','TAX_MO','TOT_MO','PCT_RENT','REC_CHK']
hd=['Space ID','Use','Tenant trade name','Occ.\ncode','Gross leasable\narea (sq ft)','Lease\nbegin','Lease\nend','Base rent\nper month','CAM\nper month','Tax & ins.\nper month','Total\nper month','Percentage\nrent? Y/N','Check']
for k,(a,b) in enumerate(zip(codes,hd),1):
    w.cell(6,k,a).font=Font(size=8,color='999999');c=w.cell(7,k,b);c.font=BF;c.fill=fill('BDD7EE');c.alignment=Alignment(wrap_text=True,vertical='top');c.border=Border(left=thin,right=thin,top=thin,bottom=thin)
w.row_dimensions[7].height=44;w.row_dimensions[6].hidden=True;w.column_dimensions['M'].hidden=True
w.cell(8,1,'EXAMPLE');w.cell(8,3,'Acme Shoes');w.cell(8,4,'L');w.cell(8,5,1000);w.cell(8,8,2000.0);w.cell(8,11,2000.0);w.row_dimensions[8].hidden=True
S=[('1401','ANC','Fresh Harvest Market',42800,9.25),('1405','RST','Tortuga Taqueria',2100,27),('1407','RTL','Bay Breeze Vapor & Gift',1200,25),('1409','SVC','Coastal Nails',1050,26),('1411','RTL',None,1400,None),('1413','SVC','Sudsy Paws Grooming',1400,23),('1415','RST','Wing Harbor',2600,29),('1417','SVC','Gulfside Insurance Agency',1000,24),('1419','RTL','Mattress Cove',4800,18.5),('1421','JRA','Dollar Depot',9600,10.5),('1425','MED','Sandpiper Urgent Care',3850,30),('1429','SVC',None,1600,None),('1431','RST','Pho Lagoon',1900,26.5),('1433','RTL','Second Tide Thrift',3300,14),('1435','RTL',None,1150,None),('OP-1','PAD','Sunshine State Savings Bank',0,None),('OP-2','PAD','Burger Lighthouse',3200,None)]
R_=9;rows=[]
for u,us_,n,sf,rate in S:
    vals={1:u,2:us_,3:n,4:'L' if n else 'V',5:sf}
    if n and rate is None: base={'OP-1':6250.0,'OP-2':8400.0}[u];vals[4]='G'
    elif n: base=round(sf*rate/12,2)
    x=row(unit=u,unitType=us_,tenantName=n,statusText=vals[4],area=sf)
    if n:
        a=D.date(r.randint(2014,2025),r.randint(1,12),1);e=addy(a,20 if us_ in('ANC','PAD') else 5)-D.timedelta(1)
        while e<D.date(2026,2,1): e=addy(e,5)
        cam=round(sf*3.6/12,2);tx=round(sf*2.9/12,2)
        if vals[4]=='G': cam=tx=0.0
        tot=round(base+cam+tx,2)
        vals.update({6:a.strftime('%Y%m%d'),7:e.strftime('%Y%m%d'),8:base,9:cam,10:tx,11:tot,12:'Y' if us_ in('ANC','JRA') else 'N',13:1})
        x.update(leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=base,charges=[dict(code='CAM',amount=cam),dict(code='Tax & ins.',amount=tx)],totalCharges=tot)
    else: vals[13]=0
    for k,v in vals.items():
        if v is None: continue
        c=w.cell(R_,k,v);c.border=Border(left=thin,right=thin,top=thin,bottom=thin)
        if k in(8,9,10,11): c.number_format='#,##0.00'
        if k==5: c.number_format='#,##0'
    rows.append(x);R_+=1
R_+=1
g=lambda k:round(sum(x.get(k,0) for x in rows),2)
w.cell(R_,3,'TOTALS (computed)').font=BF
for k,v in((5,g('area')),(8,g('contractRent')),(9,round(sum(x['charges'][0]['amount'] for x in rows if 'charges' in x),2)),(10,round(sum(x['charges'][1]['amount'] for x in rows if 'charges' in x),2)),(11,g('totalCharges'))):
    c=w.cell(R_,k,v);c.font=BF;c.number_format='#,##0.00' if k>5 else '#,##0'
w.cell(R_+1,3,'Spaces reported: 17');w.cell(R_+2,3,'Spaces vacant: 3')
widths(w,[15,7,30,7,13,11,11,12,11,11,12,11,6])
k=wb.create_sheet('CODES')
for a in [('Occ. code','Meaning'),('L','Leased and open or paying'),('V','Vacant, available'),('G','Ground lease (land only; tenant owns building)'),('O','Owner occupied'),('',''),('Use','Meaning'),('ANC','Anchor'),('JRA','Junior anchor'),('RTL','Retail shop'),('RST','Restaurant'),('SVC','Personal/business service'),('MED','Medical'),('PAD','Outparcel')]: k.append(a)
wb.active=1;w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0;wb.save(doc(N))
save(N,'RETAIL','county upload template, hidden field-code and example rows, code lookup sheet, YYYYMMDD dates',True,'Sandpiper Plaza','2026-01-01',rows,17,14,3,dict(area=g('area'),contractRent=g('contractRent'),totalCharges=g('totalCharges')),sheet='RENT_ROLL')
